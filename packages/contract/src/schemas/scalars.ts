import * as v from 'valibot';

// Every browser loads these. One `check` each instead of the library's own actions: that saves 0.7 kB before the
// first question. `scalarForms` has their JSON Schema.

/** Any whole number. */
export const integer = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value), 'must be a whole number'),
);
/** Whole number, 0 or more. */
export const count = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= 0, 'must be a whole number from 0 on'),
);
/** A whole number, 1 or more. */
export const positive = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value > 0, 'must be a whole number from 1 on'),
);
/** Option as displayed, from 0; -1 = unanswered. */
export const optionIndex = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= -1, 'must be the index of an option, or -1'),
);
/** Percentage from 0 to 100. */
export const percent = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 100, 'must be from 0 to 100'),
);
