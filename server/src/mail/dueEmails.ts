import { toApiError } from '../base/errors.ts';
import { describeThrown } from '../base/redact.ts';
import { createDelivery, type DeliveryOptions, type Outcome } from './delivery.ts';
import type { Store } from './ports.ts';
import { type EmailRecord, NEVER_DUE, type QueuedEmail } from './record.ts';
import { LONGEST_DELAY_MS } from './retryDelay.ts';

/** Most tries at once: a server that greets slowly must not delay all others. */
const MAX_AT_ONCE = 5;
/**
 * Milliseconds until the next try to store an outcome after a failure. Until it is stored, a crash has the email sent
 * again.
 */
const NOTE_AGAIN_MS = 1000;
/** Time for which an email is leased, and of the renewal: a mail server may take minutes. */
const LEASE_MS = 60_000;
const EXTEND_EVERY_MS = 20_000;
/** Milliseconds between two looks for due times that a wrong clock has set too late. */
const LOOK_AHEAD_EVERY_MS = 60_000;

/**
 * Extends the leases of emails until their outcome is stored, also while it can't be: nobody else knows that they were
 * sent.
 */
function createLeases(emails: Store['emails']) {
  const timers = new Map<string, ReturnType<typeof setInterval>>();
  function end(id: string): void {
    clearInterval(timers.get(id));
    timers.delete(id);
  }
  return {
    keep(id: string): void {
      const extend = () => void emails.extend(id, LEASE_MS).catch(() => undefined); // It is tried again in time.
      timers.set(id, setInterval(extend, EXTEND_EVERY_MS));
    },
    end,
    endAll: () => [...timers.keys()].forEach(end),
  };
}

/**
 * Tries that are in progress here, and the search for due emails. Each is leased for its try, so that no other
 * instance sends it too. It stores the outcome of an email; the queue stores the email itself.
 */
export function createDueEmails(options: DeliveryOptions & { store: Pick<Store, 'emails'> }) {
  const { clock, log, store } = options;
  const { emails } = store;
  const attempt = createDelivery(options);
  const underWay = new Map<string, Promise<void>>();
  /** Outcomes that aren't stored yet. */
  const unnoted = new Map<string, { outcome: Outcome; at: number }>();
  const leases = createLeases(emails);
  /** Emails of an earlier process: each is tried once more, whenever it is due, and that doesn't count. */
  const extra = new Set<string>();
  let pumping: Promise<void> | undefined;
  let lookedAheadAt = Number.NEGATIVE_INFINITY;
  let [isStopped, isAsked] = [false, false];

  async function note(id: string, outcome: Outcome): Promise<void> {
    const isFirst = !unnoted.has(id);
    unnoted.set(id, { outcome, at: clock.monotonicMs() + NOTE_AGAIN_MS });
    try {
      // The outcome of a deleted email isn't noted.
      await emails.update(id, () => outcome.record, 'release');
      end(id);
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged')
        unnoted.delete(id); // The store has logged it, and nothing is left to send.
      else if (isFirst) log.error('mail_not_noted', { id, cause: describeThrown(cause ?? error) });
    }
  }

  /** Tries once, and notes the outcome. */
  async function deliver(record: QueuedEmail, isExtra: boolean): Promise<void> {
    const { id } = record;
    leases.keep(id);
    await note(id, await attempt(record, isExtra));
  }

  function end(id: string): void {
    leases.end(id);
    unnoted.delete(id);
  }

  function begin(id: string, work: () => Promise<void>): void {
    const running = work().finally(() => {
      underWay.delete(id);
      pump().catch(() => undefined); // The next call tells it.
    });
    underWay.set(id, running);
  }

  /** Leases the next emails; `undefined` if none is due. */
  async function claimNext(): Promise<{ claimed: readonly EmailRecord[]; isExtra: boolean } | undefined> {
    const [first] = extra;
    if (first !== undefined) {
      const claimed = await emails.claim({ id: first }, LEASE_MS);
      extra.delete(first);
      return { claimed, isExtra: true };
    }
    const most = MAX_AT_ONCE - underWay.size;
    const now = clock.now();
    let claimed = await emails.claim({ from: 0, to: now, most }, LEASE_MS);
    if (claimed.length === 0 && clock.monotonicMs() - lookedAheadAt >= LOOK_AHEAD_EVERY_MS) {
      lookedAheadAt = clock.monotonicMs();
      claimed = await emails.claim({ from: now + 2 * LONGEST_DELAY_MS, to: NEVER_DUE - 1, most }, LEASE_MS);
    }
    return claimed.length > 0 ? { claimed, isExtra: false } : undefined;
  }

  async function pumpOnce(): Promise<void> {
    const now = clock.monotonicMs();
    for (const [id, { outcome, at }] of unnoted)
      if (at <= now && !underWay.has(id) && !isStopped) begin(id, () => note(id, outcome));
    while (!isStopped && underWay.size < MAX_AT_ONCE) {
      const next = await claimNext();
      if (!next) return;
      for (const record of next.claimed) {
        // One whose outcome isn't stored yet was tried.
        if (record.state !== 'queued' || unnoted.has(record.id) || underWay.has(record.id)) continue;
        begin(record.id, () => deliver(record, next.isExtra));
      }
    }
  }

  /** Starts all due tries that the limit allows. Throws `storage_failed`. */
  function pump(): Promise<void> {
    isAsked = true;
    pumping ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await pumpOnce();
      }
    })().finally(() => {
      pumping = undefined;
    });
    return pumping;
  }

  return {
    pump,
    /** Tries an email of an earlier process once more. */
    addExtra: (id: string) => void extra.add(id),
    /** Resolves when the try in progress has ended. */
    tried: (id: string) => underWay.get(id),
    /** Stops trying an email. */
    drop(id: string): void {
      extra.delete(id);
      end(id);
    },
    /** Resolves when all tries in progress have ended. */
    async settled(): Promise<void> {
      while (pumping || underWay.size > 0) await Promise.all([pumping, ...underWay.values()]);
    },
    /** Starts no more tries. Outcomes that could not be stored are stored now, or the emails are sent again. */
    stop(): void {
      isStopped = true;
      leases.endAll();
      for (const [id, { outcome }] of unnoted) if (!underWay.has(id)) begin(id, () => note(id, outcome));
    },
    isStopped: () => isStopped,
  };
}
