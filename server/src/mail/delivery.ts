import { describeThrown, redact } from '../http/redact.ts';
import type { Clock, Log, Mailer } from '../ports.ts';
import { MailRefused } from './mailRefused.ts';
import type { EmailRecord, QueuedEmail } from './record.ts';
import { retryAt } from './retryAt.ts';

/** Fewer failures in a row are a hiccup of the network, or a server that asks strangers to come again. */
const FAILING_FROM_ATTEMPTS = 3;
const LOG_EVERY_MS = 3_600_000;
/** The notices wait for the same mail server: after some days they should not all arrive at once. */
const TELL_EVERY_MS = 86_400_000;
/** Enough of a mail server's answer to see what is wrong. */
const MAX_ANSWER_LENGTH = 500;

/** What a try needs from around it. */
export interface DeliveryOptions {
  mailer: Mailer;
  clock: Clock;
  log: Log;
  /**
   * E-mails to visitors cannot be sent; called once, then at most daily, with what the mail server answered, redacted. What
   * cannot be sent to the operator is only logged.
   */
  onFailing?: (answer: string) => void;
  /** A number from 0 to 1. @default Math.random */
  chance?: () => number;
}

/**
 * One try to send an e-mail. It resolves to what the e-mail is after it: sent, failed for good, or queued with the time of
 * the next try. It never rejects, and stores nothing.
 */
export function createDelivery({ mailer, clock, log, onFailing, chance = Math.random }: DeliveryOptions) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;

  const ended = ({ message: _, ...record }: QueuedEmail, state: 'sent' | 'failed'): EmailRecord => ({
    ...record,
    state,
    message: null,
    nextAttemptAt: null,
    endedAt: clock.now(),
  });

  function tellFailing(error: unknown): void {
    const now = clock.now();
    if (Math.abs(now - loggedAt) >= LOG_EVERY_MS) {
      loggedAt = now;
      log.error('mail_failing', {});
    }
    if (Math.abs(now - toldAt) >= TELL_EVERY_MS) {
      toldAt = now;
      onFailing?.(redact(error instanceof Error ? error.message : String(error)).slice(0, MAX_ANSWER_LENGTH));
    }
  }

  function afterFailure(record: QueuedEmail, error: unknown): EmailRecord {
    const { id, createdAt, sessionId } = record;
    const now = clock.now();
    const attempts = record.attempts + 1;
    const isRefused = error instanceof MailRefused;
    const nextAttemptAt = isRefused ? undefined : retryAt({ createdAt, attempts, now, chance: chance() });
    const event = nextAttemptAt === undefined ? 'mail_failed' : 'mail_delayed';
    log.warn(event, { id, attempts, cause: describeThrown(error) });
    if (!isRefused && attempts >= FAILING_FROM_ATTEMPTS && sessionId !== null) tellFailing(error);
    const tried = { ...record, attempts };
    return nextAttemptAt === undefined ? ended(tried, 'failed') : { ...tried, nextAttemptAt };
  }

  return async (record: QueuedEmail): Promise<EmailRecord> => {
    try {
      const { id, createdAt, message } = record;
      await mailer.send({ id, createdAt, ...message });
      return ended(record, 'sent');
    } catch (error) {
      return afterFailure(record, error);
    }
  };
}
