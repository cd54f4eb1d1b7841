import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import type { Ports } from './ports.ts';

/** Removes stored emails of a test session and the notes about them. Repeating it changes nothing. */
export async function forgetEmails(ports: Ports, { id, emails }: TestSessionRecord): Promise<void> {
  const forgetAll = async () => {
    for (const email of emails) await ports.mail.forget(email.id);
  };
  await forgetAll();
  const isForgotten = new Set(emails.map((email) => email.id));
  await updateSession(ports, id, (newest) => ({
    ...newest,
    emails: newest.emails.filter((email) => !isForgotten.has(email.id)),
  }));
  // One may have been in progress: its sender now sees that its note is deleted, and forgets it too.
  await forgetAll();
}
