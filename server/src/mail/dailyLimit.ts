import { ApiError } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { updateOrCreate } from '../store/updateOrCreate.ts';
import type { Store } from './ports.ts';
import type { MailCount } from './record.ts';

const DAY_MS = 86_400_000;
/** Emails are counted by ten minutes: a busy day is a short list. */
const SPAN_MS = 600_000;
const ID = 'visitors';
const none: MailCount = { schemaVersion: SCHEMA_VERSION, id: ID, counts: [] };

/** Limits the emails to visitors within 24 hours, all of them together, by a stored count. */
export function createDailyLimit({ mailCounts }: Pick<Store, 'mailCounts'>, clock: Clock, most: number) {
  /** Adds an email. Throws `too_many_emails_today`, and counts nothing then. */
  function withOneMore(record: MailCount): MailCount {
    const now = clock.now();
    const from = now - (now % SPAN_MS);
    // A future time comes from a wrong clock, and locks nobody out.
    const counts = record.counts.filter((each) => each.from > now - DAY_MS && each.from <= now);
    const [oldest] = counts;
    if (oldest && counts.reduce((sum, { count }) => sum + count, 0) >= most)
      throw new ApiError('too_many_emails_today', undefined, { retryAfterMs: oldest.from + DAY_MS - now });
    const last = counts.at(-1);
    if (last?.from === from) counts.splice(-1, 1, { ...last, count: last.count + 1 });
    else counts.push({ from, count: 1 });
    return { ...record, counts };
  }

  return {
    /** Counts one email. Throws `too_many_emails_today`. */
    async take(): Promise<void> {
      await updateOrCreate(mailCounts, ID, (held = none) => withOneMore(held));
    },
  };
}
