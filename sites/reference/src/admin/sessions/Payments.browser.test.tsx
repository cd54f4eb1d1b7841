import type { SessionCheckout } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, refuse, show } from '../inAdmin.fixture.tsx';
import { Payments } from './Payments.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const ASK = `POST /api/admin/sessions/${SESSION_ID}/payments/cs_1/ask`;
const price = { amountMinor: 499, currency: 'EUR' };
const checkout: SessionCheckout = { id: 'cs_1', state: 'open', price, createdAt: 1, dispute: null };
const pay = (...checkouts: Partial<SessionCheckout>[]) =>
  show(
    <Payments
      test={{
        ...finishedTest,
        checkouts: checkouts.map((one, i) => ({ ...checkout, createdAt: i, ...one })),
      }}
    />,
  );
const entry = page.getByRole('listitem');

test('each attempt offers what can be done about it: a paid one is given back, one without a number nothing', async () => {
  pay({ state: 'paid' }, { state: 'creating', id: null });
  await expect.element(entry.first().getByRole('button', { name: 'Give back …' })).toBeVisible();
  await expect.element(entry.last()).toHaveTextContent('the provider has not answered yet');
  expect(entry.last().getByRole('button').elements()).toEqual([]);
});

test('what the provider says is told, and that it said nothing', async () => {
  refuse(ASK, 'payment_provider_failed');
  pay({});
  await page.getByRole('button', { name: 'Ask the provider' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The payment provider gave no answer.');
  answer(ASK, { state: 'processing', paid: price, refundedMinor: 0, dispute: null, obstacle: null });
  await page.getByRole('button', { name: 'Ask the provider' }).click();
  await expect.element(page.getByText('The provider says: with the bank.')).toBeVisible();
});

test('a dispute is told with its reason, or that nobody knows it', async () => {
  pay({ state: 'disputed', dispute: { reason: 'fraudulent', answerBy: null } }, { state: 'disputed' });
  await expect
    .element(entry.first())
    .toHaveTextContent('its reason: fraudulent. It names no time to answer.');
  await expect.element(entry.last()).toHaveTextContent('The provider could not be asked why');
});
