import { toApiError } from '../base/errors.ts';
import { describeThrown } from '../base/redact.ts';
import { createDelivery, type DeliveryOptions, type Outcome } from './delivery.ts';
import type { Store } from './ports.ts';
import type { QueuedEmail } from './record.ts';

/** Most tries at once: a server that greets slowly must not delay all others. */
const MAX_AT_ONCE = 5;
/** Milliseconds until the next try to store an outcome after a disk error. */
const NOTE_AGAIN_MS = 10_000;

/** `extra`: a try at a start, which doesn't count. `again`: an operator asks, and the tries count from zero. */
type Reason = 'due' | 'extra' | 'again';

/**
 * Unsent emails with the times of their next tries, by a clock that never jumps, and the tries in progress. It stores
 * the outcome of an email; the queue stores the email itself.
 */
export function createDueEmails(options: DeliveryOptions & { store: Pick<Store, 'emails'> }) {
  const { clock, log } = options;
  const { emails } = options.store;
  const attempt = createDelivery(options);
  /** Due times in order of arrival; an email after giving up is never due. */
  const due = new Map<string, { at: number; reason: Reason }>();
  const underWay = new Map<string, Promise<void>>();
  /** Outcomes that aren't on the disk yet. */
  const unnoted = new Map<string, Outcome>();
  let isStopped = false;

  const schedule = (id: string, delayMs: number, reason: Reason = 'due') =>
    due.set(id, { at: clock.monotonicMs() + delayMs, reason });

  /** Tries once, and notes the outcome. `fresh`: the record that was just stored. */
  async function deliver(id: string, reason: Reason, fresh?: QueuedEmail): Promise<void> {
    try {
      let outcome = unnoted.get(id);
      if (!outcome) {
        const record = fresh ?? (await emails.get(id));
        if (record?.state !== 'queued') return;
        outcome = await attempt(reason === 'again' ? { ...record, attempts: 0 } : record, reason === 'extra');
        unnoted.set(id, outcome);
      }
      const { record, delayMs } = outcome;
      // The outcome of a deleted email isn't noted.
      const stored = await emails.update(id, () => record);
      unnoted.delete(id);
      if (stored && record.state === 'queued') schedule(id, delayMs);
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged') return; // The store has logged it, and nothing is left to send.
      log.error('mail_not_noted', { id, cause: describeThrown(cause ?? error) });
      schedule(id, NOTE_AGAIN_MS);
    }
  }

  /** Starts all due tries that the limit allows. */
  function pump(): void {
    const now = clock.monotonicMs();
    for (const [id, { at }] of due) if (at <= now) begin(id);
  }

  function begin(id: string, fresh?: QueuedEmail): void {
    if (isStopped || underWay.size >= MAX_AT_ONCE || underWay.has(id)) return;
    const reason = due.get(id)?.reason ?? 'due';
    due.delete(id);
    const work = deliver(id, reason, fresh).finally(() => {
      underWay.delete(id);
      pump();
    });
    underWay.set(id, work);
  }

  return {
    schedule,
    begin,
    pump,
    /** Returns true for a known email, whatever its outcome. */
    has: (id: string) => due.has(id) || underWay.has(id) || unnoted.has(id),
    /** All waiting ones, including those after giving up. */
    waiting: () => [...due.keys()],
    /** Resolves when the try in progress has ended. */
    tried: (id: string) => underWay.get(id),
    /** Stops trying an email. */
    drop(id: string): void {
      due.delete(id);
      unnoted.delete(id);
    },
    /** Resolves when all tries in progress have ended. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    /** Starts no more tries. */
    stop(): void {
      isStopped = true;
    },
    isStopped: () => isStopped,
  };
}
