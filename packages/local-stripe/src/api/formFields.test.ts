import type Stripe from 'stripe';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { nulls } from '../looseStripeTypes.ts';
import { type Literals, notOffered, oneOf, type ParameterTable } from './formFields.ts';

interface Params {
  amount?: number;
  reason?: string;
}

test('a table that misses a parameter, or has one too many, does not compile', () => {
  const amount = v.string();
  const reason = v.string();
  const complete = { amount, reason } satisfies ParameterTable<Params>;
  // @ts-expect-error reason is missing
  const short = { amount } satisfies ParameterTable<Params>;
  // @ts-expect-error Stripe has no such name
  const long = { amount, reason, resaon: reason } satisfies ParameterTable<Params>;
  expect([complete, short, long].map((table) => Object.keys(table).length)).toEqual([2, 1, 3]);
});

test('an enum that misses a value, or has one too many, does not compile', () => {
  type Reason = Literals<Stripe.RefundCreateParams.Reason>;
  const all = oneOf<Reason>()('duplicate fraudulent requested_by_customer');
  // @ts-expect-error two values are missing
  const short = oneOf<Reason>()('duplicate');
  // @ts-expect-error Stripe has no such value
  const long = oneOf<Reason>()('duplicate fraudulent requested_by_customer other');
  expect([all, short, long].map(({ options }) => options.length)).toEqual([3, 1, 4]);
});

test('a parameter that is refused, or a field that is null, without being one does not compile', () => {
  expect(Object.keys(notOffered<Params>()('amount', 'reason'))).toEqual(['amount', 'reason']);
  // @ts-expect-error Stripe has no such parameter
  notOffered<Params>()('amount resaon');
  expect(nulls<Stripe.Refund>()('customer reason')).toEqual({ customer: null, reason: null });
  // @ts-expect-error a refund has no such field
  nulls<Stripe.Refund>()('customer cuctomer_account');
});
