import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { candidate, declarationOf, namedOrder } from './withdrawal.fixture.ts';

anewForEachTest();
const { id } = declarationOf();
const { number, price } = candidate;
const REFUND = `POST /api/admin/withdrawals/${id}/refund`;
const button = page.getByRole('button', { name: 'Refund €1.00' });

function open({ emailDiffers = false, isDemo = false } = {}) {
  const onClose = vi.fn();
  show(<RefundDialog id={id} order={{ number, price, isDemo, emailDiffers }} onClose={onClose} />);
  return onClose;
}

test('the operator sees order, amount and consequence before anything is sent', async () => {
  open();
  const dialog = page.getByRole('dialog', { name: `Refund order ${number}?` });
  await expect.element(dialog).toHaveTextContent('€1.00 will be refunded. This cannot be undone.');
  await expect.element(dialog).toHaveTextContent('The results close for the visitor.');
  await expect.element(dialog).not.toHaveTextContent('another email address');
  await expect.element(dialog).not.toHaveTextContent('No money moves');
  expect(made).toEqual([]);
});

test('an order of another address asks to check who made it', async () => {
  open({ emailDiffers: true });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('it has another email address');
});

test('an order of the demo checkout says that no money moves', async () => {
  open({ isDemo: true });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('No money moves');
});

test.each([
  ['refunded', '€1.00 refunded.'],
  ['already-refunded', 'This order had been refunded before.'],
  ['not-refundable', 'Nothing was refunded.'],
] as const)('the outcome %s is said', async (outcome, text) => {
  answer(REFUND, declarationOf({ orders: [{ ...namedOrder, number, outcome }] }));
  const onClose = open();
  await button.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('status').getByText(text)).toBeVisible();
  expect(made).toEqual([{ call: REFUND, body: { order: number } }]);
});

test('without an answer of the provider the dialog stays, and says so', async () => {
  refuse(REFUND, 'payment_provider_failed');
  const onClose = open();
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('gave no answer');
  expect(onClose).not.toHaveBeenCalled();
});
