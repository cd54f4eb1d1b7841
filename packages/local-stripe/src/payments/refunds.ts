import type Stripe from 'stripe';
import { type Account, noRequest } from '../account.ts';
import { StripeFailure } from '../api/stripeFailure.ts';
import type { Cause } from '../objects/event.ts';
import { createRefund } from '../objects/refund.ts';
import type { World } from '../objects/stripeObjects.ts';

/** Request of a refund. */
export interface RefundRequest {
  /** The whole charge or its payment; one of the two. */
  payment_intent?: string | undefined;
  charge?: string | undefined;
  /** Amount in minor units; the whole rest by default. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | undefined;
  metadata?: Stripe.Metadata | undefined;
}

/** Requested charge. Throws if it is missing or didn't succeed. */
function chargeOf(world: World, { payment_intent, charge }: RefundRequest): Stripe.Charge {
  if (charge) return world.get('charge', charge, 'charge');
  if (!payment_intent)
    throw new StripeFailure('Say which charge or payment_intent to refund.', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  const { latest_charge } = world.get('payment_intent', payment_intent, 'payment_intent');
  if (typeof latest_charge !== 'string')
    throw new StripeFailure('This payment has no successful charge.', {
      code: 'payment_intent_unexpected_state',
    });
  return world.get('charge', latest_charge);
}

/** Refunds money: at once to a card, and in some days (`pending`, see `settleRefund`) to a bank account. */
export function refund(
  account: Account,
  world: World,
  request: RefundRequest,
  cause: Cause = noRequest,
): Stripe.Refund {
  const charge = chargeOf(world, request);
  const left = charge.amount - charge.amount_refunded;
  const amount = request.amount ?? left;
  if (charge.status !== 'succeeded')
    throw new StripeFailure('This payment has no successful charge.', {
      code: 'payment_intent_unexpected_state',
    });
  if (world.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won'))
    throw new StripeFailure('This charge is disputed: the bank decides.', { code: 'charge_disputed' });
  if (left === 0)
    throw new StripeFailure('This charge is refunded already.', { code: 'charge_already_refunded' });
  if (amount > left)
    throw new StripeFailure(`Only ${left} of this charge are left.`, {
      code: 'refund_amount_exceeds_charge',
      param: 'amount',
    });
  const isCard = charge.payment_method_details?.type === 'card';
  const made = world.add(
    createRefund(charge, {
      amount,
      created: account.now(),
      metadata: request.metadata ?? {},
      reason: request.reason ?? null,
      status: isCard ? 'succeeded' : 'pending',
    }),
  );
  addToRefunded(charge, amount);
  account.tell(world, 'refund.created', made, cause);
  account.tell(world, 'charge.refunded', charge, cause);
  return made;
}

function addToRefunded(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

/** Possible outcomes of a refund. */
export type RefundOutcome = 'succeeded' | 'failed' | 'canceled' | 'requires_action' | 'pending';

/** Outcomes after which the seller has the money again, and nothing follows. */
const returned: readonly (string | null)[] = ['failed', 'canceled'];

/**
 * Settles a refund: the bank accepts it, asks its holder for something first, or returns it, even weeks after a
 * success. Throws if its money has already come back.
 */
export function settleRefund(account: Account, id: string, status: RefundOutcome): Stripe.Refund {
  const world = account.worldOf(id);
  const made = world.get('refund', id);
  if (returned.includes(made.status)) throw new StripeFailure(`This refund is ${made.status} already.`);
  made.status = status;
  if (returned.includes(status)) addToRefunded(world.get('charge', String(made.charge)), -made.amount);
  if (status === 'failed') {
    made.failure_reason = 'unknown';
    account.tell(world, 'refund.failed', made);
  }
  account.tell(world, 'refund.updated', made);
  account.tell(world, 'charge.refund.updated', made);
  return made;
}
