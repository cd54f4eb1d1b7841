import { ApiError, toApiError } from '../http/errors.ts';
import { describeThrown } from '../http/redact.ts';
import type { Mail, Store } from '../ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createDailyCount } from './dailyCount.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';
import type { EmailRecord, QueuedEmail } from './record.ts';

/** A server that greets slowly must not hold up all others. */
const MAX_AT_ONCE = 5;
/** When to try again to note what became of an e-mail, where the disk refused. */
const NOTE_AGAIN_MS = 10_000;
/** E-mails to visitors within 24 hours: what a small mail provider sends for a new domain. */
const DEFAULT_MAX_PER_DAY = 1000;

interface MailQueueOptions extends DeliveryOptions {
  store: Pick<Store, 'emails'>;
  /** E-mails to visitors within 24 hours, all of them together. @default 1000 */
  maxPerDay?: number | undefined;
}

/** An e-mail as it is stored first: due at once. */
const newRecord = (email: Pick<QueuedEmail, 'id' | 'sessionId' | 'message' | 'createdAt'>): QueuedEmail => ({
  schemaVersion: SCHEMA_VERSION,
  ...email,
  attempts: 0,
  state: 'queued',
  nextAttemptAt: email.createdAt,
  endedAt: null,
});

/**
 * Stores each e-mail before it is sent, tries it until it is taken, refused or a day old, and notes what became of it.
 *
 * After a crash everything that is not noted as sent is sent again, byte for byte and with the same Message-ID. So an
 * e-mail can arrive twice in one case: the mail server has said yes, and the process dies before the note of it is on the
 * disk. That is one write, a few milliseconds; no order of the two steps closes it. A recipient's server that knows the
 * Message-ID drops the second one. A disk that refuses the note does not lead to a second sending: the note alone is
 * tried again.
 */
export function createMailQueue(options: MailQueueOptions) {
  const { store, mailer, clock, log } = options;
  const { emails } = store;
  const attempt = createDelivery(options);
  const day = createDailyCount(options.maxPerDay ?? DEFAULT_MAX_PER_DAY);
  /** Id → when it is due. */
  const due = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  /** What became of an e-mail, until that is on the disk. */
  const unnoted = new Map<string, EmailRecord>();
  let isStopped = false;

  /** One try, and the note of it. `fresh`: as it has just been stored. */
  async function deliver(id: string, fresh?: QueuedEmail): Promise<void> {
    try {
      let outcome = unnoted.get(id);
      if (!outcome) {
        const record = fresh ?? (await emails.get(id));
        if (record?.state !== 'queued') return;
        outcome = await attempt(record);
        unnoted.set(id, outcome);
      }
      const noted = outcome;
      // Nothing is noted of one that was deleted meanwhile.
      const stored = await emails.update(id, () => noted);
      unnoted.delete(id);
      if (stored && noted.state === 'queued') due.set(id, noted.nextAttemptAt);
    } catch (error) {
      const { code, cause } = toApiError(error);
      if (code === 'record_damaged') return; // The store has logged it, and nothing is left to send.
      log.error('mail_not_noted', { id, cause: describeThrown(cause ?? error) });
      due.set(id, clock.now() + NOTE_AGAIN_MS);
    }
  }

  /** Begins with everything that is due, as far as there is room. */
  function pump(): void {
    const now = clock.now();
    for (const [id, at] of due) if (at <= now) begin(id);
  }

  function begin(id: string, fresh?: QueuedEmail): void {
    if (isStopped || underWay.size >= MAX_AT_ONCE || underWay.has(id)) return;
    due.delete(id);
    const work = deliver(id, fresh).finally(() => {
      underWay.delete(id);
      pump();
    });
    underWay.set(id, work);
  }

  /** The store logs what it cannot read. */
  const read = (id: string) => emails.get(id).catch(() => undefined);

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };

  const queue: Mail = {
    async add({ id, sessionId, ...message }) {
      const now = clock.now();
      const waitMs = sessionId === null ? 0 : day.waitMs('', now);
      if (waitMs > 0) throw new ApiError('too_many_emails_today', undefined, { retryAfterMs: waitMs });
      if (sessionId !== null) day.take('', now);
      const record = newRecord({ id, sessionId, message, createdAt: now });
      await emails.create(id, record);
      due.set(id, now);
      begin(id, record);
    },
    async sweep(before) {
      let count = (await mailer.forgetBefore?.(before)) ?? 0;
      for await (const id of emails.ids()) {
        const endedAt = (await read(id))?.endedAt ?? Number.POSITIVE_INFINITY;
        if (endedAt < before && (await emails.remove(id))) count += 1;
      }
      return count;
    },
    async forget(id) {
      await emails.remove(id);
      due.delete(id);
      unnoted.delete(id);
      if (!mailer.forget) return;
      await underWay.get(id); // A mailer that keeps files of its own is this machine's disk: it doesn't take long.
      await mailer.forget(id);
    },
  };
  return {
    ...queue,
    /**
     * Finds what an earlier process has left to send, and tries it at once: whoever starts the server anew may have mended
     * what was wrong. To be called once, at the start.
     */
    async load(): Promise<void> {
      const now = clock.now();
      for await (const id of emails.ids()) {
        if (isStopped) return;
        const record = await read(id);
        if (!record || due.has(id) || underWay.has(id) || unnoted.has(id)) continue; // It came meanwhile.
        if (record.state === 'queued') due.set(id, now);
        if (record.sessionId !== null) day.take('', record.createdAt, now);
        pump();
      }
    },
    /** Tries everything that is due; resolves when those tries are over. To be called every second or so. */
    async deliverDue(): Promise<void> {
      pump();
      await settled();
    },
    /** Begins with nothing more; resolves when the tries under way are over. The mailer bounds how long one takes. */
    async stop(): Promise<void> {
      isStopped = true;
      await settled();
    },
  };
}

/** Sends e-mails, see `createMailQueue`. */
export type MailQueue = ReturnType<typeof createMailQueue>;
