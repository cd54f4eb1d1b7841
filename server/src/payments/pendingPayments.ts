import { SCHEMA_VERSION } from '../store/collection.ts';
import type { PendingPayment } from './pendingPaymentRecord.ts';
import type { Ports } from './ports.ts';

/** Adds a test session to the list, before its attempt to pay is stored, so that none can be missing. */
export async function notePending({ store, clock }: Ports, sessionId: string): Promise<void> {
  const entry: PendingPayment = { schemaVersion: SCHEMA_VERSION, id: sessionId, notedAt: clock.now() };
  await store.pendingPayments.create(sessionId, entry);
  await store.pendingPayments.update(sessionId, (held) => ({ ...held, ...entry }));
}
