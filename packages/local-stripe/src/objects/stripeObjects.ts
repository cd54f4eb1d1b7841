import type Stripe from 'stripe';
import { resourceMissing } from '../api/stripeFailure.ts';

/** What is kept; the member `object` tells one from another. */
export type StripeObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | StripeEvent;

/** An event of any type. The SDK's union of all of them cannot be built for a type known only while running. */
export type StripeEvent = Omit<Stripe.EventBase, 'data'> & { data: { object: StripeObject } };

/** The name of a kind of object, as Stripe spells it. */
export type Kind = StripeObject['object'];

/** What a checkout session was asked for and does not show in its answers. */
export interface Order {
  lines: { name: string; description?: string | undefined; amount: number; quantity: number }[];
  intent: { description?: string | undefined; metadata?: Stripe.Metadata | undefined };
}

/** All that one mode of the account has made. Objects of the test mode and of the live mode never meet. */
export interface World {
  isLive: boolean;
  orders: Map<string, Order>;
  add<T extends StripeObject>(object: T): T;
  /** `undefined` where there is none. */
  find(id: string): StripeObject | undefined;
  /** Throws `resource_missing`, which names the parameter, where there is none. */
  get<K extends Kind>(kind: K, id: string, param?: string): Extract<StripeObject, { object: K }>;
  /** Newest first, as Stripe lists. */
  all<K extends Kind>(kind: K): Extract<StripeObject, { object: K }>[];
}

/** A new world without objects. `other` is that of the other mode, for the sentence that tells a mix-up. */
export function createWorld(isLive: boolean, other: () => World): World {
  const objects = new Map<string, StripeObject>();
  const isKind = <K extends Kind>(
    object: StripeObject,
    kind: K,
  ): object is Extract<StripeObject, { object: K }> => object.object === kind;
  return {
    isLive,
    orders: new Map(),
    add(object) {
      objects.set(object.id, object);
      return object;
    },
    find: (id) => objects.get(id),
    get(kind, id, param = 'id') {
      const object = objects.get(id);
      if (object && isKind(object, kind)) return object;
      throw resourceMissing(kind, id, param, other().find(id) && (isLive ? 'test' : 'live'));
    },
    all: (kind) => [...objects.values()].filter((object) => isKind(object, kind)).reverse(),
  };
}
