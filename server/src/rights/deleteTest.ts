import { ApiError } from '../base/errors.ts';
import { forgetEmails } from '../mail/forgetEmails.ts';
import { closeCheckouts, isOver } from '../payments/closeCheckouts.ts';
import { forgetOrders } from '../payments/orders.ts';
import { recordBookkeeping } from '../payments/recordBookkeeping.ts';
import { createPublishing } from '../publishing/publishing.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Ports } from './ports.ts';

/**
 * Deletes one folder's documents of a test session. A crash may come after any of them, and then all run again:
 * repeating must do no harm, and the test session itself must stay.
 */
type EraseRoom = (record: TestSessionRecord) => Promise<void>;

/** Most rounds, for a visitor who continues in another tab; nobody does so this often. */
const MAX_ROUNDS = 5;

/** Returns true if no folder has anything left of it. */
const isBare = (record: TestSessionRecord) =>
  record.sharedResultId === null &&
  record.certificateCode === null &&
  record.emails.length === 0 &&
  record.checkouts.every((attempt) => isOver(record, attempt));

/**
 * Makes the function that deletes everything of a test session except accounting records (`recordBookkeeping`). The
 * session is deleted last, so that the same token finishes an interrupted deletion. With `condition`, only while its
 * newest state meets it. Resolves to true if it was deleted. Throws `payment_provider_failed`, `storage_failed`.
 * @param forgetRow See `Ports`. @default the dashboard removes rows in time
 */
export function createErase(ports: Ports, forgetRow: Ports['forgetRow'] = async () => {}) {
  const { sharing, certificates } = createPublishing(ports);
  const { testSessions } = ports.store;
  const rooms: EraseRoom[] = [
    (record) => closeCheckouts(ports, record),
    (record) => recordBookkeeping(ports, record),
    (record) => forgetOrders(ports, record),
    async ({ id }) => {
      await ports.store.pendingPayments.remove(id);
    },
    async ({ checkouts }) => {
      for (const checkout of checkouts)
        if (checkout.state !== 'creating') await ports.payments.forgetCheckout?.(checkout.id);
    },
    (record) => forgetEmails(ports, record),
    sharing.unshare,
    certificates.remove,
  ];
  return async (
    id: string,
    condition: (newest: TestSessionRecord) => boolean = () => true,
  ): Promise<boolean> => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      for (const erase of rooms) {
        const newest = await testSessions.get(id, 'changing');
        if (!newest || !condition(newest)) return false; // perhaps another request was faster
        await erase(newest);
      }
      if (await testSessions.remove(id, (newest) => isBare(newest) && condition(newest))) {
        await forgetRow(id);
        return true;
      }
    }
    throw new ApiError('storage_failed', undefined, {
      cause: new Error('The test session changes faster than it can be erased.'),
    });
  };
}

/** Deletes the test session with an id. */
export type Erase = ReturnType<typeof createErase>;
