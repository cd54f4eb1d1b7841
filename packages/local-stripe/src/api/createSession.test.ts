import { expect, test } from 'vitest';
import { createLocalStripe } from '../createLocalStripe.ts';
import { ask, oneEuro } from '../localStripe.fixture.ts';

const NOW_SECONDS = 1_800_000_000;
const local = createLocalStripe({ clock: { now: () => NOW_SECONDS * 1000 } });
const create = (changes: Record<string, string>) =>
  ask(local, 'checkout/sessions', { ...oneEuro, ...changes });

test('a session ends a day from now, unless it says when', async () => {
  expect((await create({})).body.expires_at).toBe(NOW_SECONDS + 86_400);
  expect((await create({ expires_at: `${NOW_SECONDS + 1800}` })).body.expires_at).toBe(NOW_SECONDS + 1800);
});

test.each([1799, 86_401])('%i seconds ahead are refused', async (ahead) => {
  const { status, body } = await create({ expires_at: `${NOW_SECONDS + ahead}` });
  expect(status).toBe(400);
  expect(body.error.param).toBe('expires_at');
});

test.each([
  ['eur', 49, 50],
  ['gbp', 29, 30],
  ['huf', 17_499, 17_500],
  ['chf', 49, 50],
])('in %s %i is too small, %i is not', async (currency, tooSmall, enough) => {
  const priced = (amount: number) =>
    create({
      'line_items[0][price_data][currency]': currency,
      'line_items[0][price_data][unit_amount]': `${amount}`,
    });
  expect((await priced(tooSmall)).body.error).toMatchObject({
    code: 'amount_too_small',
    param: 'line_items',
  });
  expect((await priced(enough)).body).toMatchObject({ amount_total: enough, currency });
});

test('items are added up by their quantity, in one currency', async () => {
  const second = (currency: string) =>
    create({
      'line_items[0][quantity]': '3',
      'line_items[1][quantity]': '2',
      'line_items[1][price_data][currency]': currency,
      'line_items[1][price_data][unit_amount]': '25',
      'line_items[1][price_data][product_data][name]': 'Stamp',
    });
  expect((await second('eur')).body).toMatchObject({ amount_subtotal: 350, amount_total: 350 });
  expect((await second('usd')).body.error.param).toBe('line_items[1][price_data][currency]');
});
