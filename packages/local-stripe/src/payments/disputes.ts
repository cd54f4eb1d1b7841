import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { StripeFailure } from '../api/stripeFailure.ts';
import { createDispute } from '../objects/dispute.ts';

/** Opens a dispute of a payment's charge as the holder's bank. Throws if it didn't succeed, or is already disputed. */
export function openDispute(account: Account, paymentIntent: string, reason = 'fraudulent'): Stripe.Dispute {
  const world = account.worldOf(paymentIntent);
  const { latest_charge } = world.get('payment_intent', paymentIntent, 'payment_intent');
  const charge = latest_charge ? world.get('charge', String(latest_charge)) : undefined;
  if (charge?.status !== 'succeeded') throw new StripeFailure('This payment has no successful charge.');
  if (charge.disputed) throw new StripeFailure('This charge is disputed already.');
  charge.disputed = true;
  const dispute = world.add(createDispute(charge, account.now(), reason));
  account.tell(world, 'charge.dispute.created', dispute);
  account.tell(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Puts a dispute under review. Throws if it is decided. */
export function reviewDispute(account: Account, id: string): Stripe.Dispute {
  const world = account.worldOf(id);
  const dispute = world.get('dispute', id);
  if (dispute.status !== 'needs_response')
    throw new StripeFailure(`This dispute is ${dispute.status} already.`);
  dispute.status = 'under_review';
  account.tell(world, 'charge.dispute.updated', dispute);
  return dispute;
}

/**
 * Decides a dispute: won, the seller keeps the money; lost, the holder has it back. The bank may change it later.
 * Throws if it is already decided so.
 */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const world = account.worldOf(id);
  const dispute = world.get('dispute', id);
  if (dispute.status === status) throw new StripeFailure(`This dispute is ${status} already.`);
  const isReversal = dispute.status === 'won' || dispute.status === 'lost';
  dispute.status = status;
  account.tell(world, isReversal ? 'charge.dispute.updated' : 'charge.dispute.closed', dispute);
  if (status === 'won') account.tell(world, 'charge.dispute.funds_reinstated', dispute);
  else if (isReversal) account.tell(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
