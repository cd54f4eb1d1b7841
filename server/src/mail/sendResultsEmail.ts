import { ApiError } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import { updateSession } from '../session/testSessions.ts';
import { type FinishedRecord, isTooFast } from '../session/view.ts';
import { buildResultsEmail } from './resultsEmail.ts';

/** Enough to correct a mistyped address a few times; too few to make a mail cannon of one payment. */
const MAX_EMAILS_PER_SESSION = 5;

/**
 * E-mails the stored results of a paid test session to one bare address.
 * The e-mail is counted before it is sent, so that many requests at once cannot exceed the limit.
 * Throws `too_many_emails`, `mail_failed`, `storage_failed`.
 */
export async function sendResultsEmail(ports: Ports, record: FinishedRecord, to: string): Promise<void> {
  const id = ports.ids.attempt();
  await updateSession(ports, record.id, (newest) => {
    if (newest.emails.length >= MAX_EMAILS_PER_SESSION) throw new ApiError('too_many_emails');
    return { ...newest, emails: [...newest.emails, { id, sentAt: ports.clock.now() }] };
  });
  try {
    const { finish, questions, locale } = record;
    const told = { score: finish.score, totalQuestions: questions.length, isTooFast: isTooFast(record) };
    await ports.mailer.send({ id, to, ...(await buildResultsEmail(told, locale)) });
  } catch (error) {
    await updateSession(ports, record.id, (newest) => ({
      ...newest,
      emails: newest.emails.filter((email) => email.id !== id),
    }));
    throw new ApiError('mail_failed', undefined, { cause: error });
  }
}
