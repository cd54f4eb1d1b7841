import { ApiError } from '../base/errors.ts';
import { forgetEmails } from '../mail/forgetEmails.ts';
import { closeCheckouts, isOver } from '../payments/closeCheckouts.ts';
import { recordBookkeeping } from '../payments/recordBookkeeping.ts';
import { createPublishing } from '../publishing/publishing.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Ports } from './ports.ts';

/**
 * What one room does so that nothing of a test session is left in it. A crash may come after any of them, and then all
 * are run again: repeating it must do no harm, and the test session itself must stay.
 */
type EraseRoom = (record: TestSessionRecord) => Promise<void>;

/** A visitor may go on in another tab meanwhile; nobody does so this often. */
const MAX_ROUNDS = 5;

/** True where no room has anything left of it. */
const isBare = (record: TestSessionRecord) =>
  record.sharedResultId === null &&
  record.certificateCode === null &&
  record.emails.length === 0 &&
  record.checkouts.every((attempt) => isOver(record, attempt));

/**
 * Erases everything of a test session but what `recordBookkeeping` notes. The session goes last, so that the same token
 * finishes what a crash has interrupted. With `condition`, only as long as its newest state meets it. Resolves to
 * whether it was erased. Throws `payment_provider_failed`, `storage_failed`.
 * @param forgetRow See `Ports`. @default whoever keeps the rows removes them in time
 */
export function createErase(ports: Ports, forgetRow: Ports['forgetRow'] = async () => {}) {
  const { sharing, certificates } = createPublishing(ports);
  const { testSessions } = ports.store;
  const rooms: EraseRoom[] = [
    (record) => closeCheckouts(ports, record),
    (record) => recordBookkeeping(ports, record),
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

/** Erases the test session with an id. */
export type Erase = ReturnType<typeof createErase>;
