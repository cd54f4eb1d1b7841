import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { StripeFailure } from '../api/stripeFailure.ts';
import { createDispute } from '../objects/dispute.ts';

/** The holder's bank questions the charge of a payment. Throws where it did not succeed, or is disputed already. */
export function openDispute(account: Account, paymentIntent: string, reason = 'fraudulent'): Stripe.Dispute {
  const world = account.worldOf(paymentIntent);
  const { latest_charge } = world.get('payment_intent', paymentIntent, 'payment_intent');
  const charge = latest_charge ? world.get('charge', String(latest_charge)) : undefined;
  if (charge?.status !== 'succeeded') throw new StripeFailure('This payment has no successful charge.');
  if (charge.disputed) throw new StripeFailure('This charge is disputed already.');
  charge.disputed = true;
  const dispute = world.add(createDispute(charge, account.now(), reason));
  account.tell(world, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides: won, the seller keeps the money; lost, the holder has it back. Throws where it has decided. */
export function closeDispute(account: Account, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const world = account.worldOf(id);
  const dispute = world.get('dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new StripeFailure(`This dispute is ${dispute.status} already.`);
  dispute.status = status;
  account.tell(world, 'charge.dispute.closed', dispute);
  return dispute;
}
