import { ApiError } from '../base/errors.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createDailyCount } from './dailyCount.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createDueEmails } from './dueEmails.ts';
import type { Mail, Store } from './ports.ts';
import { type EmailRecord, isGivenUp, type QueuedEmail } from './record.ts';

/** E-mails to visitors within 24 hours: what a small mail provider sends for a new domain. */
const DEFAULT_MAX_PER_DAY = 1000;

/** How many e-mails that wait an operator is shown. */
const MAX_LISTED = 20;

interface MailQueueOptions extends DeliveryOptions {
  store: Pick<Store, 'emails'>;
  /** E-mails to visitors within 24 hours, all of them together. @default 1000 */
  maxPerDay?: number | undefined;
}

/** When nothing more happens to an e-mail, in milliseconds since the epoch. */
const endOf = (record: EmailRecord | undefined): number =>
  (record && isGivenUp(record) ? record.nextAttemptAt : record?.endedAt) ?? Number.POSITIVE_INFINITY;

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
 * Stores each e-mail before it is sent, tries it until it is taken, refused or was tried for days, and notes what became of
 * it.
 *
 * After a crash everything that is not noted as sent is sent again, byte for byte and with the same Message-ID. So an
 * e-mail can arrive twice in one case: the mail server has said yes, and the process dies before the note of it is on the
 * disk. That is one write, a few milliseconds; no order of the two steps closes it. A recipient's server that knows the
 * Message-ID drops the second one. A disk that refuses the note does not lead to a second sending: the note alone is
 * tried again.
 */
export function createMailQueue(options: MailQueueOptions) {
  const { store, mailer, clock } = options;
  const { emails } = store;
  const day = createDailyCount(options.maxPerDay ?? DEFAULT_MAX_PER_DAY);
  const due = createDueEmails(options);

  /** The store logs what it cannot read. */
  const read = (id: string) => emails.get(id).catch(() => undefined);

  const queue: Mail = {
    async add({ id, sessionId, ...message }) {
      const now = clock.monotonicMs();
      const waitMs = sessionId === null ? 0 : day.waitMs('', now);
      if (waitMs > 0) throw new ApiError('too_many_emails_today', undefined, { retryAfterMs: waitMs });
      if (sessionId !== null) day.take('', now);
      const record = newRecord({ id, sessionId, message, createdAt: clock.now() });
      await emails.create(id, record);
      due.schedule(id, 0);
      due.begin(id, record);
    },
    async sweep(before, corrected = (stamp) => stamp) {
      let count = (await mailer.forgetBefore?.(before, corrected)) ?? 0;
      const isOver = (record: EmailRecord | undefined) => corrected(endOf(record)) < before;
      for await (const id of emails.ids()) {
        if (!isOver(await read(id)) || !(await emails.remove(id, isOver))) continue;
        due.drop(id);
        count += 1;
      }
      return count;
    },
    async forget(id) {
      await emails.remove(id);
      due.drop(id);
      if (!mailer.forget) return;
      await due.tried(id); // A mailer that keeps files of its own is this machine's disk: it doesn't take long.
      await mailer.forget(id);
    },
    async listWaiting() {
      const ids = due.waiting();
      const records = await Promise.all(ids.slice(0, MAX_LISTED).map(read));
      return { count: ids.length, first: records.filter((record) => record?.state === 'queued') };
    },
    sendWaiting() {
      const ids = due.waiting();
      for (const id of ids) due.schedule(id, 0, 'again');
      due.pump();
      return ids.length;
    },
  };
  return {
    ...queue,
    /**
     * Finds what an earlier process has left to send, and tries it at once, given up or not: whoever starts the server again
     * may have mended what was wrong. To be called once, at the start.
     */
    async load(): Promise<void> {
      const now = clock.now();
      const sinceMs = clock.monotonicMs() - now;
      const counted: number[] = [];
      for await (const id of emails.ids()) {
        if (due.isStopped()) return;
        const record = await read(id);
        if (!record || due.has(id)) continue; // It came meanwhile.
        if (record.state === 'queued') due.schedule(id, 0, 'extra');
        // One from the future tells of a clock that was wrong, and locks nobody out.
        if (record.sessionId !== null && record.createdAt <= now) counted.push(record.createdAt + sinceMs);
        due.pump();
      }
      day.addEarlier('', counted);
    },
    /** Tries everything that is due; resolves when those tries are over. To be called every second or so. */
    async deliverDue(): Promise<void> {
      due.pump();
      await due.settled();
    },
    /** Begins with nothing more; resolves when the tries under way are over. The mailer bounds how long one takes. */
    async stop(): Promise<void> {
      due.stop();
      await due.settled();
    },
  };
}

/** Sends e-mails, see `createMailQueue`. */
export type MailQueue = ReturnType<typeof createMailQueue>;
