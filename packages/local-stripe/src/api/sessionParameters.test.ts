import { expect, test } from 'vitest';
import { readForm } from './readForm.ts';
import { SessionCreateSchema, SessionListSchema } from './sessionParameters.ts';
import { StripeFailure } from './stripeFailure.ts';

const item = (at: number, changes: Record<string, string> = {}) => ({
  [`line_items[${at}][quantity]`]: '1',
  [`line_items[${at}][price_data][currency]`]: 'EUR',
  [`line_items[${at}][price_data][unit_amount]`]: '99',
  [`line_items[${at}][price_data][product_data][name]`]: 'Result',
  ...changes,
});
const session = { mode: 'payment', success_url: 'https://shop.example/{CHECKOUT_SESSION_ID}', ...item(0) };
const read = (changes: Record<string, string> = {}) =>
  readForm(SessionCreateSchema, `${new URLSearchParams({ ...session, ...changes })}`);
/** The parameter that is refused, and Stripe's code for it. */
const refused = (changes: Record<string, string>) => {
  try {
    read(changes);
  } catch (error) {
    if (error instanceof StripeFailure) return error.message;
    throw error;
  }
  return 'taken';
};

test('what is left out has the value that Stripe gives it; a currency is in small letters', () => {
  const { metadata, payment_intent_data, line_items, locale } = read();
  expect([metadata, payment_intent_data, locale]).toEqual([{}, {}, undefined]);
  expect(line_items[0]?.price_data).toMatchObject({ currency: 'eur', unit_amount: 99 });
});

test.each([
  ['line_items[0][price_data][unit_amount]', '0', '99999999', '100000000'],
  ['line_items[0][quantity]', '1', '999999', '0'],
  ['client_reference_id', 'x', 'x'.repeat(200), 'x'.repeat(201)],
  ['customer_email', 'x', 'x'.repeat(800), 'x'.repeat(801)],
  ['payment_intent_data[description]', 'x', 'x'.repeat(1000), 'x'.repeat(1001)],
])('%s ends where it ends at Stripe', (name, low, high, beyond) => {
  expect([refused({ [name]: low }), refused({ [name]: high })]).toEqual(['taken', 'taken']);
  expect(refused({ [name]: beyond })).toMatch(/ is too (?:small or too large|long)\.$/);
});

test.each([
  [{ mode: 'subscription' }, 'mode: is none of the values that there are.'],
  [{ locale: 'tlh' }, 'locale: is none of the values that there are.'],
  [{ success_url: 'javascript:alert(1)' }, /^success_url: is no web address/],
  [{ customer: 'cus_1' }, /^customer: Stripe has this parameter, and this local stand-in does not/],
  [{ 'adaptive_pricing[enabled]': 'true' }, /^adaptive_pricing\[enabled\]: Stripe has this parameter/],
  [{ ui_mode: 'embedded' }, 'ui_mode: is none of the values that there are.'],
  [{ sucess_url: 'x' }, 'Received unknown parameter: sucess_url'],
  [item(0, { 'line_items[0][price_data][unit_amount]': '9.9' }), /unit_amount\]: must be a whole number/],
  [item(0, { 'line_items[0][price_data][product_data][name]': '' }), /\[name\]: must not be empty/],
])('%j is refused, and its parameter is named', (changes, message) => {
  expect(refused(changes)).toMatch(message);
});

test('a list has 1 to 100 entries, by default 10', () => {
  expect(readForm(SessionListSchema, '')).toEqual({ limit: 10 });
  expect(readForm(SessionListSchema, 'limit=100&status=open')).toEqual({ limit: 100, status: 'open' });
  for (const wrong of ['limit=0', 'limit=101', 'limit=ten', 'status=closed', 'created[after]=1'])
    expect(() => readForm(SessionListSchema, wrong), wrong).toThrow(StripeFailure);
});
