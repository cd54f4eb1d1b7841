import { type AdminWithdrawal, orderOutcomes } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Orders } from './Orders.tsx';
import { candidate, declarationOf, namedOrder } from './withdrawal.fixture.ts';

anewForEachTest();
const open = (some: Partial<AdminWithdrawal>) => show(<Orders declaration={declarationOf(some)} />);
const refund = page.getByRole('button', { name: 'Refund €1.00 …' });
const items = page.getByRole('listitem');

test.each(orderOutcomes)('a named order whose outcome is %s says it in a sentence', async (outcome) => {
  const isKnown = outcome !== 'no-order';
  const { price, sessionId } = namedOrder;
  open({
    orders: [
      { ...namedOrder, outcome, ...(isKnown ? { price, sessionId } : { price: null, sessionId: null }) },
    ],
  });
  await expect.element(items).toHaveTextContent(/\.$|…$/);
  const isSettled = ['refunded', 'already-refunded', 'no-order'].includes(outcome);
  expect(refund.elements()).toHaveLength(isSettled ? 0 : 1);
});

test('each order leads to its test, unless that is deleted', async () => {
  open({ orders: [{ ...namedOrder, sessionId: null }], candidates: [candidate] });
  await expect.element(items.first()).toHaveTextContent('The test is deleted.');
  await expect
    .element(items.nth(1).getByRole('link', { name: 'Show the test' }))
    .toHaveAttribute('href', `/sessions/${candidate.sessionId}`);
});

test('an order that the declaration names is not listed a second time', async () => {
  open({
    orders: [{ ...namedOrder, number: candidate.number, outcome: 'too-late' }],
    candidates: [candidate],
  });
  await expect.element(items).toHaveTextContent('The declaration arrived too late.');
  await expect.element(page.getByRole('heading', { name: /same email address/ })).not.toBeInTheDocument();
});

test('without any order it says where was looked', async () => {
  open({});
  await expect.element(page.getByText('The declaration has no order number.')).toBeVisible();
  await expect.element(page.getByText('No order has this email address.')).toBeVisible();
});

test('before the server has looked, it does not say that no order is named', async () => {
  open({ state: 'received' });
  await expect.element(page.getByText('The server has not looked for orders yet.')).toBeVisible();
});

test('as many orders as the server shows at most are the oldest ones', async () => {
  const candidates = Array.from({ length: 10 }, (_, i) => ({
    ...candidate,
    number: `Q-2026-AAAAAA${'ABCDEFGHJK'[i]}`,
  }));
  open({ candidates });
  await expect.element(page.getByText('These are the oldest 10.')).toBeVisible();
});
