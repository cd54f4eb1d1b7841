import {
  CheckoutIdSchema,
  EmailAddressSchema,
  EmailIdSchema,
  PriceSchema,
  TestSessionIdSchema,
} from '@quotient/contract';
import * as v from 'valibot';
import { OrderNumberSchema } from '../session/orderNumber.ts';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const OrderSchema = v.strictObject({
  schemaVersion,
  /** The order number. */
  id: OrderNumberSchema,
  checkoutId: CheckoutIdSchema,
  /** The paid test; `null` once it is deleted. */
  sessionId: v.nullable(TestSessionIdSchema),
  /** Time of the contract: when the results were opened. */
  createdAt: timestamp,
  price: PriceSchema,
  /** Means of payment in the provider's word, e.g. `card`. */
  means: v.nullable(v.string()),
  /** Address that the provider asked for; `null` if it didn't, and once the test is deleted. */
  email: v.nullable(EmailAddressSchema),
  /** Country of the payer by the provider, ISO 3166-1. */
  country: v.nullable(v.string()),
  /** BCP 47 tag of the test's language. */
  locale: v.nullable(v.string()),
  isDemo: v.boolean(),
  /** Time of the consent to immediate performance, by which the right of withdrawal is lost. */
  consentedAt: v.nullable(timestamp),
  /** Receipt by email: its address until it is queued, and the time of the next try. `null`: no address is known. */
  receipt: v.nullable(
    v.strictObject({ id: EmailIdSchema, to: v.nullable(EmailAddressSchema), dueAt: v.nullable(timestamp) }),
  ),
});

/** Order: one payment whose results were opened. */
export type Order = v.InferOutput<typeof OrderSchema>;

/** Collection of the orders, each under its number. Those whose receipt isn't queued yet are due. */
export const orderRecords: CollectionDefinition<Order> = {
  name: 'orders',
  schema: OrderSchema,
  agedBy: 'createdAt',
  due: ({ receipt }) => receipt?.dueAt ?? null,
};

const OrderAddressSchema = v.strictObject({
  schemaVersion,
  /** Keyed hash of the address, and the order number. */
  id: v.string(),
  createdAt: timestamp,
});

/** Order of an address. */
export type OrderAddress = v.InferOutput<typeof OrderAddressSchema>;

const HASH_LENGTH = 64;

/** Id of an order of an address; the orders of one address are a group. */
export const orderAddressId = (hash: string, number: string): string => `${hash}-${number}`;

/** Order number of such an id. */
export const numberOfAddressId = (id: string): string => id.slice(HASH_LENGTH + 1);

/** Collection that finds the orders of an address. No address is stored. */
export const orderAddressRecords: CollectionDefinition<OrderAddress> = {
  name: 'order-addresses',
  schema: OrderAddressSchema,
  agedBy: 'createdAt',
  groupOf: (id) => id.slice(0, HASH_LENGTH),
};
