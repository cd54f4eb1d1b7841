import * as v from 'valibot';

// Every browser carries these. One `check` each instead of the library's own actions: that is 0.7 kB less on the way to the
// first question. What they are in JSON Schema, `scalarForms` says.

/** Any whole number. */
export const integer = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value), 'must be a whole number'),
);
/** How many: a whole number, 0 or more. */
export const count = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= 0, 'must be a whole number from 0 on'),
);
/** A whole number, 1 or more. */
export const positive = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value > 0, 'must be a whole number from 1 on'),
);
/** Which option, as displayed, from 0; -1 = unanswered. */
export const optionIndex = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= -1, 'must be the index of an option, or -1'),
);
/** From 0 to 100. */
export const percent = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 100, 'must be from 0 to 100'),
);
