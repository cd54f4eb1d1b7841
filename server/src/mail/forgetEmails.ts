import type { TestSessionRecord } from '../session/record.ts';
import { updateSession } from '../session/testSessions.ts';
import type { Ports } from './ports.ts';

/** Removes the e-mails of a test session, as far as we keep them, and the notes about them. Repeating it changes nothing. */
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
  // One may have been on its way: who hands it over from now on sees that its note is gone, and forgets it as well.
  await forgetAll();
}
