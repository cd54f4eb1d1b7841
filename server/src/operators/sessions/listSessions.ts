import {
  dayOf,
  OWN_PAGES,
  type SessionState,
  type SessionSummary,
  type sessionRoutes,
} from '@quotient/contract/admin';
import type { AnswerOf } from '@quotient/contract/call';
import type { InferOutput } from 'valibot';
import type { Rows } from '../../dashboard/rows.ts';
import type { SessionRow } from '../../dashboard/sessionRow.ts';
import { shownLocale } from '../../dashboard/testCounts.ts';

type ListRoute = typeof sessionRoutes.searchSessions;
/** Filter of tests. */
export type SessionFilter = InferOutput<ListRoute['query']>;

const TESTS_PER_PAGE = 50;
/** Most tests read for one page where a filter passes few; the next page continues from there. */
const MOST_READ = 10_000;
/** Day before all tests. */
export const FIRST_DAY = '2020-01-01';

const isDuplicate = ({ checkouts }: SessionRow) => checkouts.some(({ state }) => state === 'duplicate');

const hasState: Record<SessionState, (row: SessionRow) => boolean> = {
  unfinished: ({ finishedAt }) => finishedAt === null,
  finished: ({ finishedAt }) => finishedAt !== null,
  pending: ({ payment }) => payment === 'pending',
  processing: ({ payment }) => payment === 'processing',
  paid: ({ payment }) => payment === 'paid',
  failed: ({ payment }) => payment === 'failed',
  refunded: ({ payment }) => payment === 'refunded',
  disputed: ({ payment }) => payment === 'disputed',
  duplicate: isDuplicate,
};

function isWanted(row: SessionRow, { state, set, locale, partner, tooFast }: SessionFilter): boolean {
  return (
    (state === undefined || hasState[state](row)) &&
    (set === undefined || row.set === set) &&
    (locale === undefined || row.locale === locale || shownLocale(row.locale) === locale) &&
    (partner === undefined || row.partner === (partner === OWN_PAGES ? null : partner)) &&
    (tooFast === undefined || row.isTooFast)
  );
}

function toSummary(row: SessionRow): SessionSummary {
  const newest = row.checkouts.at(-1);
  return {
    id: row.id,
    startedAt: row.startedAt,
    set: row.set,
    locale: row.locale,
    partner: row.partner,
    finishedAt: row.finishedAt,
    reason: row.reason,
    iq: row.iq,
    isTooFast: row.isTooFast,
    isRepeat: row.isRepeat,
    answeredCount: row.questions.filter(({ chosen }) => chosen >= 0).length,
    questionCount: row.questions.length,
    payment: row.payment,
    price: newest ? { amountMinor: newest.amountMinor, currency: newest.currency } : null,
    isDuplicate: isDuplicate(row),
    isMailed: row.isMailed,
    isShared: row.isShared,
    hasCertificate: row.hasCertificate,
  };
}

/**
 * Lists one page of tests, newest first. Its cursor is the id of the last read test: ids begin with the start time,
 * so new tests don't move pages.
 */
export async function listSessions(
  rows: Rows,
  now: number,
  filter: SessionFilter,
): Promise<Omit<AnswerOf<ListRoute>, 'total'>> {
  const { from = FIRST_DAY, to = dayOf(now), before } = filter;
  const sessions: SessionSummary[] = [];
  let readCount = 0;
  for await (const row of rows.between(from, to, before)) {
    readCount += 1;
    if (isWanted(row, filter)) sessions.push(toSummary(row));
    if (sessions.length === TESTS_PER_PAGE) return { sessions, next: row.id, searchedTo: null };
    if (readCount === MOST_READ) return { sessions, next: row.id, searchedTo: dayOf(row.startedAt) };
  }
  return { sessions, next: null, searchedTo: null };
}
