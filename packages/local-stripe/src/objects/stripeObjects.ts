import type Stripe from 'stripe';
import { resourceMissing } from '../api/stripeFailure.ts';

/** Stored objects; the member `object` is the kind. */
export type StripeObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | StripeEvent;

/** Event of any type. The SDK's union of all of them can't be built for a type known only at run time. */
export type StripeEvent = Omit<Stripe.EventBase, 'data'> & { data: { object: StripeObject } };

/** The name of a kind of object, as Stripe spells it. */
export type Kind = StripeObject['object'];

/** Order of a checkout session that its answers don't show. */
export interface Order {
  lines: { name: string; description?: string | undefined; amount: number; quantity: number }[];
  intent: { description?: string | undefined; metadata?: Stripe.Metadata | undefined };
}

/** All objects of one mode of the account. Objects of the test mode and of the live mode never meet. */
export interface World {
  isLive: boolean;
  orders: Map<string, Order>;
  add<T extends StripeObject>(object: T): T;
  /** `undefined` if it doesn't exist. */
  find(id: string): StripeObject | undefined;
  /** Throws `resource_missing`, with the parameter's name, if it doesn't exist. */
  get<K extends Kind>(kind: K, id: string, param?: string): Extract<StripeObject, { object: K }>;
  /** Newest first, as Stripe lists. */
  all<K extends Kind>(kind: K): Extract<StripeObject, { object: K }>[];
}

/** Makes a new world without objects. `other` is that of the other mode, for the error about a mix-up. */
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
