import type Stripe from 'stripe';
import * as v from 'valibot';
import { allAs, type Naming, type NamingAll, namesIn } from '../looseStripeTypes.ts';

// Everything in a form is text. An issue's message is Stripe's code for it; see `readForm`.

/** Table of parameters: it must have all of the SDK's own, and no other. */
export type ParameterTable<Params> = Record<keyof Required<Params>, v.GenericSchema>;

/** Literals of an enum of the SDK, without "any other string", which leaves its types open. */
export type Literals<T> = T extends string ? (string extends T ? never : T) : never;

/** Parameters of Stripe that we don't have: refused, because ignoring them would mislead an integration. */
export const notOffered =
  <Params>() =>
  <Text extends string>(...parameters: Naming<Text, keyof Params>[]) =>
    allAs(parameters, v.optional(v.never('not_supported')));

/** Text that isn't empty, of at most `maxLength` characters. */
export const text = (maxLength = 5000) =>
  v.pipe(v.string(), v.nonEmpty('parameter_invalid_empty'), v.maxLength(maxLength, 'parameter_too_long'));

/** A whole number within these limits. */
export const integer = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,16}$/, 'parameter_invalid_integer'),
    v.transform(Number),
    v.minValue(min, 'parameter_out_of_range'),
    v.maxValue(max, 'parameter_out_of_range'),
  );

/** `true` or `false`. */
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'parameter_invalid_boolean'),
  v.transform((value) => value === 'true'),
);

/** One of these names, all that the SDK has: `oneOf<Literals<…>>()('auto pay')`. */
export const oneOf =
  <All extends string>() =>
  <Text extends string>(...names: NamingAll<Text, All>[]) =>
    v.picklist(namesIn(names) as All[], 'parameter_invalid_enum'); // the same names

/** Address of a web page. The placeholders of Stripe are unchanged. */
export const url = v.pipe(
  text(),
  v.check((value) => URL.canParse(value) && /^https?:\/\//i.test(value), 'url_invalid'),
);

/** A currency of ISO 4217, in lower case. */
export const currency = v.pipe(
  v.string(),
  v.transform((code) => code.toLowerCase()),
  v.check((code) => Intl.supportedValuesOf('currency').includes(code.toUpperCase()), 'currency_invalid'),
);

/** At most 50 pairs, of 40 and 500 characters: the limits that Stripe documents. */
export const metadata = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40, 'parameter_too_long')),
    v.pipe(v.string(), v.maxLength(500, 'parameter_too_long')),
  ),
  v.maxEntries(50, 'metadata_too_many'),
);

/** The fields to expand in the answer. */
export const expandPaths = v.optional(v.pipe(v.array(text()), v.maxLength(20, 'parameter_too_long')));

const moment = v.pipe(
  integer(),
  v.transform((second) => ({ gte: second, lte: second })),
);
const range = v.strictObject({
  gt: v.optional(integer()),
  gte: v.optional(integer()),
  lt: v.optional(integer()),
  lte: v.optional(integer()),
} satisfies ParameterTable<Stripe.RangeQueryParam>);

/** Filter of a list's times: one, or a range. Seconds. */
export const created = v.optional(
  // no union: its issues don't name the wrong end of the range
  v.lazy((input): typeof moment | typeof range => (typeof input === 'string' ? moment : range)),
);

/** Parameters of every list. */
export const pagination = {
  limit: v.optional(integer(1, 100), '10'),
  starting_after: v.optional(text()),
  ending_before: v.optional(text()),
};
