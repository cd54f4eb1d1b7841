import type { Log, ServerClock } from '../base/ports.ts';
import { describeThrown, redact } from '../base/redact.ts';
import { createDelayedAddresses } from './delayedAddresses.ts';
import { MailDelayed, MailRefused } from './mailRefused.ts';
import type { Mailer } from './ports.ts';
import type { EmailRecord, QueuedEmail } from './record.ts';
import { retryDelayMs } from './retryDelay.ts';

/**
 * Failures in a row that count as a failing server. Fewer are a hiccup of the network, or a server that delays
 * strangers.
 */
const FAILING_FROM_ATTEMPTS = 3;
const LOG_EVERY_MS = 3_600_000;
/** Shortest time between notices, which use the same mail server: after some days they shouldn't all arrive at once. */
const TELL_EVERY_MS = 86_400_000;
/** Most characters of a mail server's answer, enough to see the problem. */
const MAX_ANSWER_LENGTH = 500;

/** Dependencies of a try. */
export interface DeliveryOptions {
  mailer: Mailer;
  clock: Pick<ServerClock, 'now' | 'monotonicMs'>;
  log: Log;
  /**
   * Called when emails to visitors can't be sent, at most daily, with the mail server's redacted answer. Failing
   * emails to the operator are only logged.
   */
  onFailing?: (answer: string) => void;
  /** A number from 0 to 1. @default Math.random */
  chance?: () => number;
}

/** State of an email after a try. */
export interface Outcome {
  record: EmailRecord;
  /** Milliseconds until the next try of a queued email; `Infinity` after giving up. */
  delayMs: number;
}

/**
 * Tries once to send an email. Resolves to its new state: sent, failed for good, or queued. It never rejects, and
 * stores nothing. A try with `isExtra` doesn't count: a server that restarts often gives up nothing.
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
