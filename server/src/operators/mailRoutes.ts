import { emailRoutes } from '@quotient/contract/admin';
import type { Mail } from '../mail/ports.ts';
import { isGivenUp } from '../mail/record.ts';
import type { AdminMount } from './mount.ts';

/** Mounts the list of waiting emails, and sending all of them again. */
export function mountMailAdmin(mount: AdminMount, mail: Mail): void {
  mount(emailRoutes.listWaitingEmails, async () => {
    const { count, first } = await mail.listWaiting();
    return {
      count,
      first: first.map((record) => ({
        id: record.id,
        sessionId: record.sessionId,
        isAcknowledgment: record.kind === 'withdrawal-acknowledgment',
        askedAt: record.createdAt,
        attempts: record.attempts,
        isGivenUp: isGivenUp(record),
      })),
    };
  });
  mount(emailRoutes.sendWaitingEmails, async ({ note }) => {
    const count = await mail.sendWaiting();
    note({ count });
    return { count };
  });
}
