import { hasTakenMoney } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { Ports } from './ports.ts';

/** Notes the payments of a test session before its deletion. Repeating it changes nothing. */
export async function recordBookkeeping({ store }: Ports, record: TestSessionRecord): Promise<void> {
  for (const checkout of record.checkouts) {
    if (checkout.state === 'creating' || !hasTakenMoney(record, checkout)) continue;
    const { id, price, createdAt } = checkout;
    await store.bookkeeping.create(id, { schemaVersion: SCHEMA_VERSION, id, price, createdAt });
  }
}
