import type { Log, ServerClock } from '../base/ports.ts';
import { describeThrown, redact } from '../base/redact.ts';
import { createDelayedAddresses } from './delayedAddresses.ts';
import { MailDelayed, MailRefused } from './mailRefused.ts';
import type { Mailer } from './ports.ts';
import type { EmailRecord, QueuedEmail } from './record.ts';
import { retryDelayMs } from './retryDelay.ts';

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
  clock: Pick<ServerClock, 'now' | 'monotonicMs'>;
  log: Log;
  /**
   * E-mails to visitors cannot be sent; called once, then at most daily, with what the mail server answered, redacted. What
   * cannot be sent to the operator is only logged.
   */
  onFailing?: (answer: string) => void;
  /** A number from 0 to 1. @default Math.random */
  chance?: () => number;
}

/** What an e-mail is after a try. */
export interface Outcome {
  record: EmailRecord;
  /** How long until the next try, where it is queued; `Infinity` where it is given up. */
  delayMs: number;
}

/**
 * One try to send an e-mail. It resolves to what the e-mail is after it: sent, failed for good, or queued. It never rejects,
 * and stores nothing. One that `isExtra` does not count: a server that is restarted often gives nothing up.
 */
export function createDelivery({ mailer, clock, log, onFailing, chance = Math.random }: DeliveryOptions) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;

  const delayed = createDelayedAddresses();

  const ended = ({ message: _, ...record }: QueuedEmail, state: 'sent' | 'failed'): Outcome => ({
    record: { ...record, state, message: null, nextAttemptAt: null, endedAt: clock.now() },
    delayMs: Number.POSITIVE_INFINITY,
  });

  function tellFailing(error: unknown): void {
    const now = clock.monotonicMs();
    if (now - loggedAt >= LOG_EVERY_MS) {
      loggedAt = now;
      log.error('mail_failing', {});
    }
    if (now - toldAt >= TELL_EVERY_MS) {
      toldAt = now;
      onFailing?.(redact(error instanceof Error ? error.message : String(error)).slice(0, MAX_ANSWER_LENGTH));
    }
  }

  function afterFailure(record: QueuedEmail, isExtra: boolean, error: unknown): Outcome {
    const { id, sessionId } = record;
    const attempts = isExtra ? Math.max(record.attempts, 1) : record.attempts + 1;
    const isRefused = error instanceof MailRefused;
    const delayMs = isRefused ? Number.POSITIVE_INFINITY : retryDelayMs(attempts, chance());
    const isOver = delayMs === Number.POSITIVE_INFINITY;
    const about = { id, ...(sessionId !== null && { sessionId }), attempts };
    log.warn(isOver ? 'mail_failed' : 'mail_delayed', { ...about, cause: describeThrown(error) });
    if (isRefused) return ended({ ...record, attempts }, 'failed');
    if (sessionId !== null) {
      const isFailing =
        error instanceof MailDelayed
          ? delayed.note(record.message.to, attempts)
          : attempts >= FAILING_FROM_ATTEMPTS;
      if (isFailing) tellFailing(error);
    }
    return {
      record: { ...record, attempts, nextAttemptAt: clock.now() + (isOver ? 0 : delayMs) },
      delayMs,
    };
  }

  return async (record: QueuedEmail, isExtra = false): Promise<Outcome> => {
    try {
      const { id, createdAt, message } = record;
      await mailer.send({ id, createdAt, ...message });
      delayed.clear();
      return ended(record, 'sent');
    } catch (error) {
      return afterFailure(record, isExtra, error);
    }
  };
}
