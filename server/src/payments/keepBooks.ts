import type { Ports } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';

/** Notes the payments of a test session that is about to go. Repeating it changes nothing. */
export async function keepBooks({ store }: Ports, { checkouts }: TestSessionRecord): Promise<void> {
  for (const checkout of checkouts) {
    if (checkout.state !== 'paid' && checkout.state !== 'refunded' && checkout.state !== 'disputed') continue;
    const { id, price, createdAt } = checkout;
    await store.bookkeeping.create(id, { schemaVersion: SCHEMA_VERSION, id, price, createdAt });
  }
}
