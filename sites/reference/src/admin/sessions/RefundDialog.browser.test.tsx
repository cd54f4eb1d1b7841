import type { SessionDetail } from '@quotient/contract/admin';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { RefundDialog } from './RefundDialog.tsx';

anewForEachTest();

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const word = { state: 'paid', paid: eur(100), refundedMinor: 0, dispute: null, obstacle: null };
// the parts of a test that the dialog looks at
const test1 = { id: 's1', isDemo: false, shared: null, certificate: null } as SessionDetail;
const shared = { ...test1, shared: { id: 'r', createdAt: 1 } };
const ASK = 'POST /api/admin/sessions/s1/payments/c1/ask';
const REFUND = 'POST /api/admin/sessions/s1/payments/c1/refund';

function open(test = test1) {
  const onClose = vi.fn();
  show(<RefundDialog test={test} checkoutId="c1" onClose={onClose} />);
  return onClose;
}

test('the provider is asked first; what stands in the way is told, and nothing can be given back', async () => {
  answer(ASK, { ...word, obstacle: 'refund_disputed' });
  open();
  await expect.element(page.getByText('the bank holds the money')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Give back/ })).not.toBeInTheDocument();
});

test('what is left is given back, and the operator sees how much before', async () => {
  answer(ASK, { ...word, refundedMinor: 30 });
  answer(REFUND, { given: eur(70), state: 'refunded', isTakenBack: false });
  const onClose = open();
  await page.getByRole('button', { name: 'Give back: €0.70' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(made.at(-1)).toEqual({ call: REFUND, body: { price: eur(70), takeBack: false } });
});

test('what is public is taken back with it unless the operator says no', async () => {
  answer(ASK, word);
  answer(REFUND, { given: eur(100), state: 'refunded', isTakenBack: true });
  open(shared);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Give back: €1.00' }).click();
  await vi.waitFor(() => expect(made.at(-1)?.body).toEqual({ price: eur(100), takeBack: false }));
});

test('where that fails it is said: the result is still public', async () => {
  answer(ASK, word);
  answer(REFUND, { given: eur(100), state: 'refunded', isTakenBack: false });
  open(shared);
  await page.getByRole('button', { name: 'Give back: €1.00' }).click();
  await vi.waitFor(() => expect(made.at(-1)?.body).toEqual({ price: eur(100), takeBack: true }));
  await expect.element(page.getByRole('status').getByText('could not be taken back')).toBeVisible();
});
