import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { Fault, Faults } from './api/faults.ts';
import type { StripeEvent } from './objects/stripeObjects.ts';
import { attempt, expireSession, settle } from './payments/checkout.ts';
import { closeDispute, openDispute, reviewDispute } from './payments/disputes.ts';
import { type RefundOutcome, type RefundRequest, refund, settleRefund } from './payments/refunds.ts';
import type { Delivery, WebhookSettings, Webhooks } from './webhooks/webhooks.ts';

/** What a stored session may be changed to, behind the consumer's back: each a reason to refuse it. */
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

/** How the hosted page treats the page that opened it. */
export type OpenerPolicy = 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none';

/** The settings of the pages and the webhooks. All hold from now on. */
export type Settings = WebhookSettings & {
  /** The header `Cross-Origin-Opener-Policy` of the hosted page; `same-origin` severs the opener. @default none */
  openerPolicy: OpenerPolicy | null;
};

/** What the visitor, the banks, the operator in the dashboard, or bad luck can do. */
export interface Controls {
  /** Changes some settings; answers all. */
  set(settings: Partial<Settings>): Settings;
  /** Lets calls of the API go wrong. */
  fail(fault: Fault): void;
  /** The faults that are still to come, and how often. */
  faults(): Fault[];
  /** Takes back the faults that are still to come. */
  clearFaults(): void;
  /** Pays an open session by card, as the visitor does on the page. */
  pay(sessionId: string): Stripe.Checkout.Session;
  /** Pays an open session by bank: it is complete and unpaid until `settle`. */
  payByBank(sessionId: string): Stripe.Checkout.Session;
  /** The bank declines the card; the session stays open. */
  decline(sessionId: string): Stripe.Checkout.Session;
  /** The bank carries out the debit that a completed session waits for, or refuses it. */
  settle(sessionId: string, status: 'succeeded' | 'failed'): Stripe.Checkout.Session;
  /** Closes an open session, as when its time is over. */
  expire(sessionId: string): Stripe.Checkout.Session;
  /** Changes what is stored, without an event. */
  change(sessionId: string, change: SessionChange): Stripe.Checkout.Session;
  /** Refunds in the dashboard. */
  refund(request: RefundRequest): Stripe.Refund;
  /** The bank takes a refund, asks its holder for something first, or returns it, also weeks after it had succeeded. */
  settleRefund(refundId: string, status: RefundOutcome): Stripe.Refund;
  /** The holder's bank questions a payment. */
  openDispute(paymentIntentId: string, reason?: string): Stripe.Dispute;
  /** That bank looks at what the seller has sent. */
  reviewDispute(disputeId: string): Stripe.Dispute;
  /** That bank decides, or decides otherwise. */
  closeDispute(disputeId: string, status: 'won' | 'lost'): Stripe.Dispute;
  /** All events, the oldest first; those of the live mode after those of the test mode. */
  events(): StripeEvent[];
  /** Sends an event again. */
  resend(eventId: string): void;
  /** Sends what is held back, the last one first, or in the order of these event ids. */
  release(eventIds?: string[]): void;
  /** What was sent to the webhooks, and how it went. */
  deliveries(): Delivery[];
  /** Resolves when no webhook is on its way any more. */
  idle(): Promise<void>;
}

interface ControlsOptions {
  account: Account;
  faults: Faults;
  webhooks: Webhooks;
  settings: Settings;
}

/** Ties the controls to what they control. They answer copies, and throw a `StripeFailure` for what cannot be. */
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
