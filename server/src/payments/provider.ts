import type { CheckoutStatus } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import type { Mount } from '../session/mount.ts';

/** What a payment provider needs to know to take one payment. */
export interface NewCheckout {
  sessionId: string;
  price: Price;
  /** Where it leads once it is paid, or was left. */
  successUrl: string;
  cancelUrl: string;
  /** The same key never makes a second checkout. */
  idempotencyKey: string;
  /** What is paid for, in the visitor's language. */
  productName: string;
  /** BCP 47 tag of the visitor's language, where it is known. */
  locale: string | null;
}

/** What the payment provider says about a checkout; see `CheckoutStatus` for what each status means. */
export interface CheckoutReport {
  status: Exclude<CheckoutStatus['status'], 'duplicate'>;
  amountMinor: number;
  currency: string;
  sessionId: string;
  /** The key that it was made with. */
  idempotencyKey: string;
  /** Where it can be paid; `null` where it cannot any more. */
  url: string | null;
  /** False where it is of a kind that we never make: a subscription, or of the other one of live and test mode. */
  isOurKind: boolean;
  /** Where it leads once it is paid: another installation of the same account has another address. @default ours */
  successUrl?: string | undefined;
  /** What was given back already, in minor units. @default nothing, or all of one that is `refunded` */
  refundedMinor?: number;
  /** Its open dispute: the provider's id, the bank's reason, and the deadline for an answer, in milliseconds since the epoch. */
  dispute?: { id: string; reason: string; answerBy?: number } | undefined;
}

/** Thrown by `createCheckout` where the provider has answered that it made no checkout: the key is used up. */
export class CheckoutRefused extends Error {}

/** Thrown when a busy provider did nothing: try again later. */
export class ProviderBusy extends Error {}

/**
 * Why the provider is asked, from what comes first to what comes last. `event`: something has happened, and it is waited
 * for. `round`: the server looks by itself, and waits. `poll`: a page asks again and again, and is refused while others ask.
 * `stranger`: nobody here knows the checkout, and it may be made up.
 */
export type AskedBy = 'event' | 'round' | 'poll' | 'stranger';

/** One event that a provider tells of, so that it takes effect once. */
export interface PaymentEvent {
  id: string;
  checkoutId: string;
  /** The test session that the event names. */
  sessionId: string;
}

/** What a provider's own routes are made of. */
export interface PaymentTools {
  /** Mounts a route of the contract. */
  mount: Mount;
  /**
   * Asks the provider about the checkout of an event and applies its answer to the test session, once; to be called any
   * number of times, also at once. Throws `payment_provider_failed`, `storage_failed`: a webhook that answers with them
   * is sent again.
   */
  apply(event: PaymentEvent): Promise<void>;
}

/** A payment provider. Everything it needs stands in one folder of `outside`. */
export interface Payments {
  /** True where no money moves, which every page has to say. @default false */
  isDemo?: boolean;
  /** Makes a checkout; the same key answers the same one. Throws when the provider fails, see `CheckoutRefused`. */
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /**
   * What the provider says of a checkout now. Throws when it fails or does not know the id; `ProviderBusy`: others come first.
   * @param by @default 'event'
   */
  retrieveCheckout(id: string, by?: AskedBy): Promise<CheckoutReport>;
  /** Refunds what is left of a payment, once for each key until the bank returns that. Throws when the provider fails. */
  refund(checkoutId: string, idempotencyKey: string): Promise<void>;
  /** The events since then (milliseconds since the epoch) that the provider could not hand over to us. */
  listMissedEvents?(since: number): Promise<PaymentEvent[]>;
  /**
   * Makes an open checkout unpayable; does nothing to one that is decided already. Throws when the provider fails.
   * @default a checkout closes by itself only
   */
  expireCheckout?(id: string): Promise<void>;
  /** Removes what the provider keeps of a checkout in our store. Does nothing when there is nothing. */
  forgetCheckout?(id: string): Promise<void>;
  /** Adds routes of the provider's own, such as a webhook. */
  mount?(tools: PaymentTools): void;
}
