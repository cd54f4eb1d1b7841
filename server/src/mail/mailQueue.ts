import { inTime } from '../base/inTime.ts';
import { describeThrown } from '../base/redact.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { atOnce } from '../store/concurrency.ts';
import { createDailyLimit } from './dailyLimit.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createDueEmails } from './dueEmails.ts';
import type { Mail, Store } from './ports.ts';
import { type EmailRecord, isGivenUp, NEVER_DUE, type QueuedEmail } from './record.ts';

/** Most emails to visitors within 24 hours: a small mail provider allows this for a new domain. */
const DEFAULT_MAX_PER_DAY = 1000;

/** Most waiting emails that an operator sees. */
const MAX_LISTED = 20;
/** Emails made due at once, and the wait for all of them: after a long failure there are many. */
const AT_ONCE = 4;
const PATIENCE_MS = 2000;
/** Due times of all unsent emails, those after giving up first: they need the operator. */
const UNSENT = [
  { from: NEVER_DUE, to: NEVER_DUE },
  { from: 0, to: NEVER_DUE - 1 },
];

interface MailQueueOptions extends DeliveryOptions {
  store: Pick<Store, 'emails' | 'mailCounts'>;
  /** Most emails to visitors within 24 hours, all of them together. @default 1000 */
  maxPerDay?: number | undefined;
}

/** Time after which an email doesn't change, in milliseconds since the epoch. */
const endOf = (record: EmailRecord | undefined): number =>
  (record && isGivenUp(record) ? record.nextAttemptAt : record?.endedAt) ?? Number.POSITIVE_INFINITY;

/** First stored form of an email: due at once. */
const newRecord = (
  email: Pick<QueuedEmail, 'id' | 'sessionId' | 'kind' | 'message' | 'createdAt'>,
): QueuedEmail => ({
  schemaVersion: SCHEMA_VERSION,
  ...email,
  attempts: 0,
  state: 'queued',
  nextAttemptAt: email.createdAt,
  endedAt: null,
});

/**
 * Queue of emails: it stores each one first, then tries it until it is accepted, refused or days have passed, and
 * notes the outcome. After a crash every email without such a note is sent again, byte for byte and with the same
 * Message-ID.
 *
 * So an email can arrive twice in one case: the process crashes after the mail server's yes and before the note is on
 * the disk. That is one write, a few milliseconds; no order of the two steps avoids it. A recipient's server that
 * knows the Message-ID drops the second one. If the disk refuses the note, only the note is tried again, not the
 * email.
 */
export function createMailQueue(options: MailQueueOptions) {
  const { store, mailer, clock, log } = options;
  const { emails } = store;
  const day = createDailyLimit(store, clock, options.maxPerDay ?? DEFAULT_MAX_PER_DAY);
  const due = createDueEmails(options);

  /** Reads an email; the store logs what it can't read. */
  const read = (id: string) => emails.get(id).catch(() => undefined);

  async function unsent(): Promise<string[]> {
    const ids: string[] = [];
    for (const range of UNSENT) for await (const id of emails.idsDue(range)) ids.push(id);
    return ids;
  }

  const queue: Mail = {
    async add({ id, sessionId, kind, ...message }) {
      if (sessionId !== null) await day.take();
      await emails.create(
        id,
        newRecord({ id, sessionId, ...(kind && { kind }), message, createdAt: clock.now() }),
      );
      // It is stored: a failure to begin is only a delay.
      await due.pump().catch(() => undefined);
    },
    async sweep(before, corrected = (stamp) => stamp) {
      let count = (await mailer.forgetBefore?.(before, corrected)) ?? 0;
      const isOver = (record: EmailRecord | undefined) => corrected(endOf(record)) < before;
      // The index has the time of its creation, which is before its end.
      for await (const id of emails.idsOutside({ from: before, to: clock.now() })) {
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
      await due.tried(id); // A mailer with its own files uses this machine's disk: it doesn't take long.
      await mailer.forget(id);
    },
    async listWaiting() {
      const ids = await unsent();
      const records = await Promise.all(ids.slice(0, MAX_LISTED).map(read));
      return { count: ids.length, first: records.filter((record) => record?.state === 'queued') };
    },
    async sendWaiting() {
      const ids = await unsent();
      const nextAttemptAt = clock.now();
      const made = atOnce(ids, AT_ONCE, (id) =>
        emails.update(id, (record) =>
          record.state === 'queued' ? { ...record, attempts: 0, nextAttemptAt } : record,
        ),
      ).then(due.pump);
      made.catch((error: unknown) => log.error('mail_queue_failed', { cause: describeThrown(error) }));
      await inTime(made, PATIENCE_MS, () => {});
      return ids.length;
    },
  };
  return {
    ...queue,
    /**
     * Finds unsent emails of an earlier process and tries all of them at once, even after giving up: the restart may
     * have fixed the cause. Call it once, at the start.
     */
    async load(): Promise<void> {
      for (const id of await unsent()) due.addExtra(id);
      await due.pump();
    },
    /** Tries every due email; resolves when those tries have ended. Call it about every second. */
    async deliverDue(): Promise<void> {
      await due.pump();
      await due.settled();
    },
    /** Starts no more tries; resolves when those in progress have ended. The mailer limits their time. */
    async stop(): Promise<void> {
      due.stop();
      await due.settled();
    },
  };
}

/** Sends emails, see `createMailQueue`. */
export type MailQueue = ReturnType<typeof createMailQueue>;
