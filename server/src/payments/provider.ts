import type { CheckoutStatus } from '@quotient/contract';
import type { Price } from '@quotient/contract/brand';
import type { Mount } from '../session/mount.ts';

/** Order of one payment. */
export interface NewCheckout {
  sessionId: string;
  price: Price;
  /** Address after the payment or its cancellation. */
  successUrl: string;
  cancelUrl: string;
  /** Key that never makes a second checkout. */
  idempotencyKey: string;
  /** Name of the product, in the visitor's language. */
  productName: string;
  /** BCP 47 tag of the visitor's language, if known. */
  locale: string | null;
}

/** Report of the payment provider about a checkout; see `CheckoutStatus` for the statuses. */
export interface CheckoutReport {
  status: Exclude<CheckoutStatus['status'], 'duplicate'>;
  amountMinor: number;
  currency: string;
  sessionId: string;
  /** The key that it was made with. */
  idempotencyKey: string;
  /** Address of the payment page; `null` if it can't be paid any more. */
  url: string | null;
  /** False for a kind that we never make: a subscription, or the other one of live and test mode. */
  isOurKind: boolean;
  /** Address after the payment: another installation of the same account has another. @default ours */
  successUrl?: string | undefined;
  /** Address that the payer gave to the provider. @default unknown */
  email?: string | undefined;
  /** Country of the payer's address, ISO 3166-1. @default unknown */
  country?: string | undefined;
  /** Means of payment, in the provider's word. @default unknown */
  means?: string | undefined;
  /** Refunded amount, in minor units. @default nothing, or all of one that is `refunded` */
  refundedMinor?: number;
  /**
   * Open dispute: the provider's id, the bank's reason, and the deadline for an answer, in milliseconds since the
   * epoch.
   */
  dispute?: { id: string; reason: string; answerBy?: number } | undefined;
}

/** Thrown by `createCheckout` when the provider has refused: it made no checkout, and the key is used up. */
export class CheckoutRefused extends Error {}

/** Thrown when a busy provider did nothing: try again later. */
export class ProviderBusy extends Error {}

/**
 * Reason to ask the provider, most urgent first. `event`: something has happened, and a caller waits. `round`: a
 * background check, which waits. `poll`: a page asks repeatedly, and is refused while others ask. `stranger`: nobody
 * here knows the checkout, and it may be made up.
 */
export type AskedBy = 'event' | 'round' | 'poll' | 'stranger';

/** Event of a provider, which takes effect once. */
export interface PaymentEvent {
  id: string;
  checkoutId: string;
  /** The test session that the event names. */
  sessionId: string;
}

/** Tools for a provider's own routes. */
export interface PaymentTools {
  /** Mounts a route of the contract. */
  mount: Mount;
  /**
   * Asks the provider about the checkout of an event and applies its answer to the test session, once, for any number
   * of calls, even at once. Throws `payment_provider_failed`, `storage_failed`: a webhook that fails with them is
   * sent again.
   */
  apply(event: PaymentEvent): Promise<void>;
}

/** Payment provider. Everything that it needs is in one folder of `outside`. */
export interface Payments {
  /** True if no money moves, which every page must show. @default false */
  isDemo?: boolean;
  /** Makes a checkout; the same key returns the same one. Throws if the provider fails, see `CheckoutRefused`. */
  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /**
   * Asks the provider for the report of a checkout. Throws if it fails or doesn't know the id; `ProviderBusy`: others
   * come first.
   * @param by @default 'event'
   */
  retrieveCheckout(id: string, by?: AskedBy): Promise<CheckoutReport>;
  /**
   * Refunds the rest of a payment, once for each key until the bank returns the refund. Throws if the provider fails.
   */
  refund(checkoutId: string, idempotencyKey: string): Promise<void>;
  /** Events since then (milliseconds since the epoch) that the provider couldn't deliver to us. */
  listMissedEvents?(since: number): Promise<PaymentEvent[]>;
  /**
   * Makes an open checkout unpayable; does nothing to a decided one. Throws if the provider fails.
   * @default a checkout only expires
   */
  expireCheckout?(id: string): Promise<void>;
  /** Removes the provider's documents about a checkout from our store, if any. */
  forgetCheckout?(id: string): Promise<void>;
  /** Adds routes of the provider's own, such as a webhook. */
  mount?(tools: PaymentTools): void;
}
