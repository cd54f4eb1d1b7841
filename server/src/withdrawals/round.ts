import { describeThrown } from '../base/redact.ts';
import { notifyOperator } from '../mail/notifyOperator.ts';
import { defaultWithdrawalTable } from '../payments/withdrawalTerms.ts';
import { readOrderNumbers } from '../session/orderNumber.ts';
import { acknowledge } from './declare.ts';
import { obstacleTo } from './match.ts';
import type { Ports } from './ports.ts';
import type { OrderOutcome, WithdrawalRecord } from './record.ts';
import { refundOrder } from './refundOrder.ts';

/** Milliseconds between two searches for declarations. */
export const WITHDRAW_EVERY_MS = 15_000;
/** Declarations processed in one round, and the time for each before another instance may process it. */
const MOST_AT_ONCE = 20;
const LEASE_MS = 300_000;
/** Pauses after a failure of the provider or the disk. It never gives up: the person has withdrawn. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** Failures after which the operator gets an email. */
const TOLD_AFTER = 5;

const HOUR_MS = 3_600_000;

const isSettled = ({ outcome }: { outcome: OrderOutcome }) =>
  outcome === 'refunded' || outcome === 'already-refunded';

/** State of a declaration whose orders are processed: one that names none is the operator's. */
export const stateWith = (orders: WithdrawalRecord['orders']): 'refunded' | 'open' =>
  orders.length > 0 && orders.every(isSettled) ? 'refunded' : 'open';

/** Tells the operator once an hour, however many declarations are open. */
const tellOperator = (ports: Ports): Promise<void> =>
  notifyOperator(
    ports,
    { kind: 'withdrawal-open' },
    `withdrawals ${Math.floor(ports.clock.now() / HOUR_MS)}`,
  );

/** Processes the orders that a declaration names; one that is refunded isn't asked about again. */
async function processOrders(ports: Ports, record: WithdrawalRecord): Promise<WithdrawalRecord['orders']> {
  const table = ports.withdrawalTable ?? defaultWithdrawalTable;
  const processed: WithdrawalRecord['orders'] = [];
  for (const number of readOrderNumbers(record.contract)) {
    const order = await ports.store.orders.get(number);
    const obstacle = obstacleTo(order, record, table);
    const outcome = order && !obstacle ? await refundOrder(ports, order) : (obstacle ?? 'no-order');
    processed.push({ number, outcome });
  }
  return processed;
}

/** Makes the next try of a declaration that failed. */
const delayed = (record: WithdrawalRecord, now: number): WithdrawalRecord => ({
  ...record,
  attempts: record.attempts + 1,
  nextAt: now + Math.min(FIRST_PAUSE_MS * 2 ** record.attempts, LONGEST_PAUSE_MS),
});

async function process(ports: Ports, record: WithdrawalRecord): Promise<void> {
  const { clock, log, store } = ports;
  try {
    await acknowledge(ports, record);
    const orders = await processOrders(ports, record);
    const state = stateWith(orders);
    const processed = await store.withdrawals.update(
      record.id,
      (held) =>
        held.state === 'received' ? { ...held, orders, state, nextAt: null } : { ...held, nextAt: null },
      'release',
    );
    if (processed?.state === 'open') await tellOperator(ports);
  } catch (error) {
    log.warn('withdrawal_delayed', { attempts: record.attempts, cause: describeThrown(error) });
    await store.withdrawals.update(record.id, (held) => delayed(held, clock.now()), 'release');
    if (record.attempts >= TOLD_AFTER) await tellOperator(ports);
  }
}

/**
 * Processes the declarations that are due: acknowledges those that a crash left, refunds what was withdrawn in time, and
 * leaves the rest to the operator.
 */
export async function processWithdrawals(ports: Ports, signal?: AbortSignal): Promise<void> {
  const { clock, store } = ports;
  const due = { from: 0, to: clock.now(), most: MOST_AT_ONCE };
  for (const record of await store.withdrawals.claim(due, LEASE_MS)) {
    if (signal?.aborted) return;
    await process(ports, record);
  }
}
