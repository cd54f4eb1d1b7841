import { EmailAddressSchema } from '@quotient/contract';
import { is } from 'valibot';
import { ApiError } from '../base/errors.ts';
import { createAddressHash } from '../mail/addressHash.ts';
import { drawOrderNumber } from '../session/orderNumber.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { newlyPaid } from './applyReport.ts';
import { numberOfAddressId, type Order, orderAddressId } from './orderRecord.ts';
import type { Ports } from './ports.ts';
import type { CheckoutReport } from './provider.ts';
import { rightIn } from './withdrawalTerms.ts';

/** Draws until a number is free: after a few the store must be wrong. */
const MOST_DRAWS = 20;
/** Time after which a receipt is sent by the round, if the payment's own process couldn't: it crashed meanwhile. */
const RECEIPT_LEFT_AFTER_MS = 600_000;

/** Address of a report, if emails can be sent to it. */
const addressOf = ({ email }: CheckoutReport) => (is(EmailAddressSchema, email) ? email : null);

/**
 * Stores the order of a payment that is about to open its results, and resolves to it; `undefined` for any other report. The
 * test session gets its number in the same write as the payment. Throws `storage_failed`.
 */
export async function placeOrder(
  ports: Ports,
  record: TestSessionRecord,
  checkoutId: string,
  report: CheckoutReport,
): Promise<Order | undefined> {
  const attempt = newlyPaid(record, checkoutId, report);
  if (!attempt) return undefined;
  const { clock, ids, payments, random, store, addressKey } = ports;
  const now = clock.now();
  const email = addressOf(report);
  const right = rightIn(ports.withdrawalTable, report.country ?? null);
  const order: Omit<Order, 'id'> = {
    schemaVersion: SCHEMA_VERSION,
    checkoutId,
    sessionId: record.id,
    createdAt: now,
    price: attempt.price,
    means: report.means ?? null,
    email,
    country: report.country ?? null,
    locale: record.locale,
    isDemo: payments.isDemo ?? false,
    // Where the right stays, nobody can give it up.
    consentedAt: right.immediatePerformance === 'ask' ? (attempt.consentedAt ?? null) : null,
    receipt: email === null ? null : { id: ids.attempt(), to: email, dueAt: now + RECEIPT_LEFT_AFTER_MS },
  };
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const placed = { ...order, id: drawOrderNumber(random, now) };
    if (!(await store.orders.create(placed.id, placed))) continue;
    if (email !== null) {
      const id = orderAddressId(await createAddressHash(addressKey)(email), placed.id);
      await store.orderAddresses.create(id, { schemaVersion: SCHEMA_VERSION, id, createdAt: now });
    }
    return placed;
  }
  throw new ApiError('storage_failed', undefined, { cause: new Error('No free order number was found.') });
}

async function forgetAddress({ store, addressKey }: Ports, { id, email }: Order): Promise<void> {
  if (email === null) return;
  await store.orderAddresses.remove(orderAddressId(await createAddressHash(addressKey)(email), id));
}

/** Removes an order whose number no test session has got: another report was faster. */
export async function removeOrder(ports: Ports, order: Order): Promise<void> {
  await forgetAddress(ports, order);
  await ports.store.orders.remove(order.id);
}

/**
 * Removes everything personal from the orders of a test session before its deletion. Number, amount and date stay for the
 * books, and so that a declaration of withdrawal still finds them. Repeating it changes nothing.
 */
export async function forgetOrders(ports: Ports, { checkouts }: TestSessionRecord): Promise<void> {
  for (const checkout of checkouts) {
    if (checkout.state === 'creating' || checkout.orderNumber === undefined) continue;
    const order = await ports.store.orders.get(checkout.orderNumber, 'changing');
    if (!order || order.sessionId === null) continue;
    await forgetAddress(ports, order);
    if (order.receipt) await ports.mail.forget(order.receipt.id);
    // Last, as it says that the rest is done.
    await ports.store.orders.update(order.id, (held) => ({
      ...held,
      sessionId: null,
      email: null,
      receipt: held.receipt && { ...held.receipt, to: null, dueAt: null },
    }));
  }
}

/** Orders of an address, oldest first: read through an index, `most` at most. */
export async function ordersOfAddress(ports: Ports, address: string, most: number): Promise<Order[]> {
  const found: Order[] = [];
  const hash = await createAddressHash(ports.addressKey)(address);
  for await (const id of ports.store.orderAddresses.ids(hash)) {
    const order = await ports.store.orders.get(numberOfAddressId(id));
    if (order) found.push(order);
    if (found.length === most) break;
  }
  return found.sort((a, b) => a.createdAt - b.createdAt);
}
