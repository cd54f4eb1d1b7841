import { describeThrown } from '../base/redact.ts';
import { mailText } from '../mail/mailText.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Order } from './orderRecord.ts';
import { removeOrder } from './orders.ts';
import type { Ports } from './ports.ts';
import { receiptEmail } from './receiptEmail.ts';

/** Receipts queued in one round, and the time for each before another instance may do it. */
const MOST_AT_ONCE = 50;
const LEASE_MS = 60_000;
/** Pause after a failure, such as a full day's number of emails. */
const AGAIN_AFTER_MS = 600_000;

/** Queues the receipt of an order, once: its email has the order's id for it. Throws `too_many_emails_today`, `storage_failed`. */
async function queueReceipt(ports: Ports, order: Order): Promise<void> {
  const { receipt, sessionId } = order;
  if (receipt?.to == null) return;
  const content = receiptEmail(order, ports);
  const words = { subject: content.subject, text: mailText(content), html: ports.mailPage(content) };
  await ports.mail.add({ id: receipt.id, sessionId, to: receipt.to, ...words });
  await ports.store.orders.update(
    order.id,
    (held) => ({ ...held, receipt: held.receipt && { ...held.receipt, to: null, dueAt: null } }),
    'release',
  );
}

/** Queues a receipt; the round tries again what fails. */
async function tryReceipt(ports: Ports, order: Order): Promise<void> {
  try {
    await queueReceipt(ports, order);
  } catch (error) {
    ports.log.warn('receipt_delayed', { cause: describeThrown(error) });
  }
}

/** True if the test session has this order. */
const hasOrder = (record: TestSessionRecord | undefined, { id }: Order) =>
  record?.checkouts.some((checkout) => checkout.state !== 'creating' && checkout.orderNumber === id) ?? false;

/** Sends the receipt of an order that the payment has got, or removes one that it hasn't. */
export async function settleOrder(
  ports: Ports,
  order: Order,
  record: TestSessionRecord | undefined,
): Promise<void> {
  if (hasOrder(record, order)) await tryReceipt(ports, order);
  else await removeOrder(ports, order);
}

/** Sends receipts that were left, as by a crash. Removes orders that no payment has got. */
export async function sendDueReceipts(ports: Ports): Promise<void> {
  const { orders, testSessions } = ports.store;
  const now = ports.clock.now();
  for (const order of await orders.claim({ from: 0, to: now, most: MOST_AT_ONCE }, LEASE_MS)) {
    const record = order.sessionId === null ? undefined : await testSessions.get(order.sessionId);
    if (!hasOrder(record, order)) {
      // A crash came between the order and its payment, which got another one or is still to be asked about.
      await removeOrder(ports, order);
      continue;
    }
    await tryReceipt(ports, order);
    await orders.update(
      order.id,
      (held) =>
        held.receipt?.dueAt == null
          ? held
          : { ...held, receipt: { ...held.receipt, dueAt: now + AGAIN_AFTER_MS } },
      'release',
    );
  }
}
