import type Stripe from 'stripe';
import * as v from 'valibot';
import { allAs, type Naming, type NamingAll, namesIn } from '../looseStripeTypes.ts';

// Everything in a form is text. An issue's message is Stripe's code for it; see `readForm`.

/** What a table of parameters must name: each of the SDK's own, and no other. */
export type ParameterTable<Params> = Record<keyof Required<Params>, v.GenericSchema>;

/** The literals of an enum of the SDK's, without "any other string", by which its types stay open. */
export type Literals<T> = T extends string ? (string extends T ? never : T) : never;

/** Parameters that Stripe has and we do not: refused, as an integration that relies on them would be misled. */
export const notOffered =
  <Params>() =>
  <Text extends string>(...parameters: Naming<Text, keyof Params>[]) =>
    allAs(parameters, v.optional(v.never('not_supported')));

/** Text that is not empty, of at most `maxLength` characters. */
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

/** One of these names, which must be all that the SDK has: `oneOf<Literals<…>>()('auto pay')`. */
export const oneOf =
  <All extends string>() =>
  <Text extends string>(...names: NamingAll<Text, All>[]) =>
    v.picklist(namesIn(names) as All[], 'parameter_invalid_enum'); // the same names

/** An address of a web page. The placeholders of Stripe stay as they are. */
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

/** The moments that a list is narrowed to: one, or a range. Seconds. */
export const created = v.optional(
  // no union: its issues do not say which end of the range is wrong
  v.lazy((input): typeof moment | typeof range => (typeof input === 'string' ? moment : range)),
);

/** What every list takes. */
export const pagination = {
  limit: v.optional(integer(1, 100), '10'),
  starting_after: v.optional(text()),
  ending_before: v.optional(text()),
};
