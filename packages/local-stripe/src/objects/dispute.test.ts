import { expect, test } from 'vitest';
import { createCharge } from './charge.ts';
import { createDispute } from './dispute.ts';
import { createPaymentIntent } from './paymentIntent.ts';

test('a dispute holds all of its charge, in its currency, and waits a week for an answer', () => {
  const intent = createPaymentIntent({
    amount: 250,
    created: 1,
    currency: 'chf',
    description: null,
    livemode: true,
    metadata: {},
  });
  const charge = createCharge(intent, { created: 2, method: 'card', status: 'succeeded' });
  const dispute = createDispute(charge, 1000, 'fraudulent');
  expect(dispute).toMatchObject({
    amount: 250,
    currency: 'chf',
    charge: charge.id,
    payment_intent: intent.id,
    livemode: true,
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
  });
  expect(dispute.evidence_details).toMatchObject({
    due_by: 1000 + 7 * 24 * 3600,
    has_evidence: false,
    past_due: false,
  });
  expect(Object.values(dispute.evidence).filter((value) => typeof value === 'string')).toEqual([]);
  expect(createDispute(charge, 1000, 'general').id).not.toBe(dispute.id);
});
