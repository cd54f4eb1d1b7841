import { parse } from 'qs';
import * as v from 'valibot';
import { StripeFailure } from './stripeFailure.ts';

/** Error sentences, by the code in a parameter's schema. Codes of our own aren't sent. */
const sentences: Record<string, { says: string; code?: string }> = {
  not_supported: { says: 'Stripe has this parameter, and this local stand-in does not' },
  parameter_invalid_empty: { says: 'must not be empty', code: 'parameter_invalid_empty' },
  parameter_invalid_integer: { says: 'must be a whole number', code: 'parameter_invalid_integer' },
  parameter_out_of_range: { says: 'is too small or too large' },
  parameter_too_long: { says: 'is too long' },
  parameter_invalid_boolean: { says: 'must be true or false' },
  parameter_invalid_enum: { says: 'is none of the values that there are' },
  metadata_too_many: { says: 'has more than 50 entries' },
  currency_invalid: { says: 'is no currency' },
  url_invalid: { says: 'is no web address; it begins with http:// or https://', code: 'url_invalid' },
};

/** `line_items[0][quantity]`, as Stripe names a parameter. */
const named = ([first, ...rest]: string[]) => `${first}${rest.map((key) => `[${key}]`).join('')}`;

function toFailure(issue: v.BaseIssue<unknown>): StripeFailure {
  const param = named((issue.path ?? []).map(({ key }) => String(key)));
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return new StripeFailure(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue.received === 'undefined')
    return new StripeFailure(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const { says, code } = sentences[issue.message] ?? {
    says: `must be ${issue.expected ?? 'something else'}`,
  };
  return new StripeFailure(`${param}: ${says}.`, { ...(code && { code }), param });
}

/** Reads the parameters of a query or a form body. Throws the `StripeFailure` of the first wrong one. */
export function readForm<S extends v.GenericSchema>(schema: S, form: string): v.InferOutput<S> {
  const input = parse(form, { depth: 10, arrayLimit: 100, plainObjects: true });
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return output;
  throw toFailure(issues[0]);
}
