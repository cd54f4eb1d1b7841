import { expect, test } from 'vitest';
import { toReport } from './checkoutSession.ts';

const charge = { refunded: false, disputed: false, amount_refunded: 0 };
const paid = {
  id: 'cs_test_1234',
  object: 'checkout.session' as const,
  mode: 'payment',
  livemode: false,
  status: 'complete' as const,
  payment_status: 'paid' as const,
  amount_total: 100,
  currency: 'eur',
  client_reference_id: '1767225600000-k3v9x2m8q1',
  metadata: { attempt: 'key' },
  url: null,
  payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
};
const nothingMore = { disputes: [], refunds: [] };
const disputeOf = (status: string) => ({
  status,
  id: 'du_1',
  reason: 'fraudulent',
  evidence_details: { due_by: 1_767_225_600 },
});
const unpaid = (status: string) => ({
  ...paid,
  payment_status: 'unpaid' as const,
  payment_intent: { id: 'pi_1', status, latest_charge: null },
});

test.each<[string, Parameters<typeof toReport>[0], string[], string]>([
  ['open', { ...paid, status: 'open', payment_status: 'unpaid', payment_intent: null }, [], 'open'],
  ['expired', { ...paid, status: 'expired', payment_status: 'unpaid', payment_intent: null }, [], 'closed'],
  ['paid', paid, [], 'paid'],
  ['with the bank', unpaid('processing'), [], 'processing'],
  ['refused by the bank', unpaid('requires_payment_method'), [], 'failed'],
  ['canceled at the bank', unpaid('canceled'), [], 'failed'],
  [
    'given back',
    { ...paid, payment_intent: { ...paid.payment_intent, latest_charge: { ...charge, refunded: true } } },
    [],
    'refunded',
  ],
  [
    'given back in part',
    {
      ...paid,
      payment_intent: { ...paid.payment_intent, latest_charge: { ...charge, amount_refunded: 50 } },
    },
    [],
    'paid',
  ],
  ['disputed', paid, ['needs_response'], 'disputed'],
  ['disputed and under review', paid, ['under_review'], 'disputed'],
  ['asked about by the bank', paid, ['warning_needs_response'], 'paid'],
  ['disputed, lost and appealed', paid, ['appeal_under_review'], 'disputed'],
  ['disputed in a way that is new to us', paid, ['unheard_of'], 'disputed'],
  ['disputed and won', paid, ['won'], 'paid'],
  ['disputed and lost', paid, ['lost'], 'refunded'],
])('a checkout that is %s', (_, checkout, disputes, status) => {
  expect(toReport(checkout, { disputes: disputes.map(disputeOf), refunds: [] }, false).status).toBe(status);
});

test('a report names what was created', () => {
  expect(toReport(paid, nothingMore, false)).toEqual({
    status: 'paid',
    amountMinor: 100,
    currency: 'EUR',
    sessionId: '1767225600000-k3v9x2m8q1',
    idempotencyKey: 'key',
    url: null,
    isOurKind: true,
    refundedMinor: 0,
  });
});

test('a report has the refunded amount', () => {
  const latest_charge = { ...charge, amount_refunded: 50 };
  const payment_intent = { ...paid.payment_intent, latest_charge };
  expect(toReport({ ...paid, payment_intent }, nothingMore, false).refundedMinor).toBe(50);
  expect(toReport({ ...paid, payment_intent: null }, nothingMore, false).refundedMinor).toBeUndefined();
});

test('what we never make is not of our kind, and what is missing matches nothing', () => {
  expect(toReport({ ...paid, mode: 'subscription' }, nothingMore, false).isOurKind).toBe(false);
  expect(toReport({ ...paid, mode: 'setup' }, nothingMore, false).isOurKind).toBe(false);
  expect(toReport(paid, nothingMore, true).isOurKind).toBe(false);
  expect(toReport({ ...paid, livemode: true }, nothingMore, false).isOurKind).toBe(false);
  const nothing = { ...paid, amount_total: null, currency: null, client_reference_id: null, metadata: null };
  expect(toReport(nothing, nothingMore, false)).toMatchObject({
    amountMinor: -1,
    currency: '',
    sessionId: '',
    idempotencyKey: '',
  });
});

test('a report of a disputed payment says why, and until when it can be answered', () => {
  const { dispute } = toReport(
    paid,
    { ...nothingMore, disputes: [disputeOf('won'), disputeOf('needs_response')] },
    false,
  );
  expect(dispute).toEqual({ id: 'du_1', reason: 'fraudulent', answerBy: 1_767_225_600_000 });
  expect(toReport(paid, { ...nothingMore, disputes: [disputeOf('won')] }, false).dispute).toBeUndefined();
});

test.each([
  [['failed'], 100, 'paid', 0],
  [['canceled'], 100, 'paid', 0],
  [['pending'], 100, 'refunded', 100],
  [['requires_action'], 100, 'refunded', 100],
  [['failed', 'succeeded'], 100, 'refunded', 100],
  [['failed'], 0, 'paid', 0],
] as const)(
  'refunds that are %j, of which the charge counts %d, leave it %s',
  (states, counted, status, refundedMinor) => {
    const latest_charge = { ...charge, refunded: counted === 100, amount_refunded: counted };
    const refunds = states.map((state) => ({ amount: 100, status: state }));
    const checkout = { ...paid, payment_intent: { ...paid.payment_intent, latest_charge } };
    expect(toReport(checkout, { disputes: [], refunds }, false)).toMatchObject({ status, refundedMinor });
  },
);
