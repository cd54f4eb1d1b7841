import { expect, test } from 'vitest';
import {
  EventListSchema,
  ExpandSchema,
  IntentRetrieveSchema,
  RefundCreateSchema,
} from './otherParameters.ts';
import { readForm } from './readForm.ts';

const all = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}[${i}]=a`).join('&');

test('a refund of all of a payment says nothing but the payment', () => {
  expect(readForm(RefundCreateSchema, 'payment_intent=pi_1')).toEqual({
    payment_intent: 'pi_1',
    metadata: {},
  });
});

test.each([
  ['amount=0', 'amount: is too small or too large.'],
  ['amount=1.5', 'amount: must be a whole number.'],
  ['amount=', 'amount: must be a whole number.'],
  ['reason=expired_uncaptured_charge', 'reason: is none of the values that there are.'],
  ['payment_intent=', 'payment_intent: must not be empty.'],
  ['reverse_transfer=true', /^reverse_transfer: Stripe has this parameter/],
  ['payment=pi_1', 'Received unknown parameter: payment'],
])('a refund with %s is refused', (form, message) => {
  expect(() => readForm(RefundCreateSchema, form)).toThrow(message);
});

test('events are narrowed to at most 20 types, to those that arrived or not, and to a time or a range of it', () => {
  expect(readForm(EventListSchema, all('types', 20)).types).toHaveLength(20);
  expect(() => readForm(EventListSchema, all('types', 21))).toThrow('types: is too long.');
  expect(readForm(EventListSchema, 'delivery_success=false').delivery_success).toBe(false);
  expect(() => readForm(EventListSchema, 'delivery_success=no')).toThrow('must be true or false');
  expect(readForm(EventListSchema, 'created=5').created).toEqual({ gte: 5, lte: 5 });
  expect(readForm(EventListSchema, 'created[gt]=5').created).toEqual({ gt: 5 });
});

test('what is read alone takes what to expand, at most 20 deep things, and a payment no secret of its client', () => {
  expect(readForm(ExpandSchema, 'expand[]=charge')).toEqual({ expand: ['charge'] });
  expect(() => readForm(ExpandSchema, all('expand', 21))).toThrow('expand: is too long.');
  expect(() => readForm(ExpandSchema, 'limit=1')).toThrow('unknown parameter: limit');
  expect(() => readForm(IntentRetrieveSchema, 'client_secret=x')).toThrow('client_secret: Stripe has this');
});
