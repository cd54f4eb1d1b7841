import { toApiError } from '../base/errors.ts';
import { describeThrown } from '../base/redact.ts';
import { createDelivery, type DeliveryOptions, type Outcome } from './delivery.ts';
import type { Store } from './ports.ts';
import type { QueuedEmail } from './record.ts';

/** A server that greets slowly must not hold up all others. */
const MAX_AT_ONCE = 5;
/** When to try again to note what became of an e-mail, where the disk refused. */
const NOTE_AGAIN_MS = 10_000;

/** `extra`: the try of a start, which does not count. `again`: an operator asks, and the tries are counted from none. */
type Reason = 'due' | 'extra' | 'again';

/**
 * Which e-mails are still to be sent and when each is due, by the clock that never leaps, and the tries under way. It stores
 * what becomes of an e-mail; that it is stored at all is the queue's.
 */
export function createDueEmails(options: DeliveryOptions & { store: Pick<Store, 'emails'> }) {
  const { clock, log } = options;
  const { emails } = options.store;
  const attempt = createDelivery(options);
  /** In the order in which they came; one that is given up is never due. */
  const due = new Map<string, { at: number; reason: Reason }>();
  const underWay = new Map<string, Promise<void>>();
  /** What became of an e-mail, until that is on the disk. */
  const unnoted = new Map<string, Outcome>();
  let isStopped = false;

  const schedule = (id: string, delayMs: number, reason: Reason = 'due') =>
    due.set(id, { at: clock.monotonicMs() + delayMs, reason });

  /** One try, and the note of it. `fresh`: as it has just been stored. */
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
      // Nothing is noted of one that was deleted meanwhile.
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

  /** Begins with everything that is due, as far as there is room. */
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
    /** True where it is known already, whatever becomes of it. */
    has: (id: string) => due.has(id) || underWay.has(id) || unnoted.has(id),
    /** All that wait, given up ones included. */
    waiting: () => [...due.keys()],
    /** Resolves when the try of it that is under way is over. */
    tried: (id: string) => underWay.get(id),
    /** It is tried no more. */
    drop(id: string): void {
      due.delete(id);
      unnoted.delete(id);
    },
    /** Resolves when all tries under way are over. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    /** Begins with nothing more. */
    stop(): void {
      isStopped = true;
    },
    isStopped: () => isStopped,
  };
}
