import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { Fault, Faults } from './api/faults.ts';
import type { StripeEvent } from './objects/stripeObjects.ts';
import { attempt, expireSession, settle } from './payments/checkout.ts';
import { closeDispute, openDispute, reviewDispute } from './payments/disputes.ts';
import { type RefundOutcome, type RefundRequest, refund, settleRefund } from './payments/refunds.ts';
import type { Delivery, WebhookSettings, Webhooks } from './webhooks/webhooks.ts';

/** Changes of a stored session that its consumer doesn't see: each is a reason to refuse it. */
export type SessionChange = Partial<
  Pick<
    Stripe.Checkout.Session,
    | 'amount_subtotal'
    | 'amount_total'
    | 'client_reference_id'
    | 'currency'
    | 'livemode'
    | 'metadata'
    | 'mode'
    | 'payment_status'
  >
>;

/** Policy of the hosted page for the page that opened it. */
export type OpenerPolicy = 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none';

/** Settings of the pages and the webhooks. All apply from now on. */
export type Settings = WebhookSettings & {
  /** Header `Cross-Origin-Opener-Policy` of the hosted page; `same-origin` severs the opener. @default none */
  openerPolicy: OpenerPolicy | null;
};

/** Actions of the visitor, the banks, the operator in the dashboard, or bad luck. */
export interface Controls {
  /** Changes some settings; returns all. */
  set(settings: Partial<Settings>): Settings;
  /** Makes calls of the API fail. */
  fail(fault: Fault): void;
  /** Faults that are still to come, and their remaining calls. */
  faults(): Fault[];
  /** Removes the faults that are still to come. */
  clearFaults(): void;
  /** Pays an open session by card, as the visitor does on the page. */
  pay(sessionId: string): Stripe.Checkout.Session;
  /** Pays an open session by bank: it is complete and unpaid until `settle`. */
  payByBank(sessionId: string): Stripe.Checkout.Session;
  /** The bank declines the card; the session stays open. */
  decline(sessionId: string): Stripe.Checkout.Session;
  /** Carries out the debit of a completed session, or refuses it. */
  settle(sessionId: string, status: 'succeeded' | 'failed'): Stripe.Checkout.Session;
  /** Closes an open session, as at the end of its time. */
  expire(sessionId: string): Stripe.Checkout.Session;
  /** Changes a stored session, without an event. */
  change(sessionId: string, change: SessionChange): Stripe.Checkout.Session;
  /** Refunds in the dashboard. */
  refund(request: RefundRequest): Stripe.Refund;
  /** Accepts a refund as the bank, asks its holder for something first, or returns it, even weeks after a success. */
  settleRefund(refundId: string, status: RefundOutcome): Stripe.Refund;
  /** Opens a dispute of a payment as the holder's bank. */
  openDispute(paymentIntentId: string, reason?: string): Stripe.Dispute;
  /** Puts the dispute under the bank's review. */
  reviewDispute(disputeId: string): Stripe.Dispute;
  /** Decides the dispute, again if needed. */
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
  /** All events, the oldest first; those of the live mode after those of the test mode. */
  events(): StripeEvent[];
  /** Sends an event again. */
  resend(eventId: string): void;
  /** Sends held events, the last one first, or in the order of these event ids. */
  release(eventIds?: string[]): void;
  /** Deliveries to the webhooks, with their results. */
  deliveries(): Delivery[];
  /** Resolves when no webhook is in progress any more. */
  idle(): Promise<void>;
}

interface ControlsOptions {
  account: Account;
  faults: Faults;
  webhooks: Webhooks;
  settings: Settings;
}

/** Connects the controls to their objects. They return copies, and throw a `StripeFailure` for impossible actions. */
export function createControls({ account, faults, webhooks, settings }: ControlsOptions): Controls {
  const copy = structuredClone;
  return {
    set: (changes) => copy(Object.assign(settings, changes)),
    fail: faults.add,
    faults: faults.pending,
    clearFaults: faults.clear,
    pay: (id) => copy(attempt(account, id, 'card', 'succeeded')),
    payByBank: (id) => copy(attempt(account, id, 'sepa_debit', 'pending')),
    decline: (id) => copy(attempt(account, id, 'card', 'failed')),
    settle: (id, status) => copy(settle(account, id, status)),
    expire: (id) => copy(expireSession(account, id)),
    change: (id, change) => copy(Object.assign(account.worldOf(id).get('checkout.session', id), change)),
    refund(request) {
      const world = account.worldOf(request.payment_intent ?? request.charge ?? '');
      return copy(refund(account, world, request));
    },
    settleRefund: (id, status) => copy(settleRefund(account, id, status)),
    openDispute: (id, reason) => copy(openDispute(account, id, reason)),
    reviewDispute: (id) => copy(reviewDispute(account, id)),
    closeDispute: (id, status) => copy(closeDispute(account, id, status)),
    events: () => copy([account.test, account.live].flatMap((world) => world.all('event').reverse())),
    resend: (id) => webhooks.resend(account.worldOf(id).get('event', id)),
    release: webhooks.release,
    deliveries: webhooks.deliveries,
    idle: webhooks.idle,
  };
}
