import { type SessionSummary, sessionRoutes } from '@quotient/contract/admin';
import type { InferInput } from 'valibot';
import { call } from '../api.ts';
import { toCsv } from '../parts/download.ts';

/** Filters of the list of tests. */
type SessionFilter = InferInput<(typeof sessionRoutes.searchSessions)['query']>;

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** Tests as CSV, the newest first. Amounts are in the smallest unit of the currency. */
export const sessionsToCsv = (tests: readonly SessionSummary[]): string =>
  toCsv(tests, [
    ['id', ({ id }) => id],
    ['startedAt', ({ startedAt }) => timeOf(startedAt)],
    ['finishedAt', ({ finishedAt }) => timeOf(finishedAt)],
    ['reason', ({ reason }) => reason],
    ['set', ({ set }) => set],
    ['locale', ({ locale }) => locale],
    ['partner', ({ partner }) => partner],
    ['answered', ({ answeredCount }) => answeredCount],
    ['questions', ({ questionCount }) => questionCount],
    ['iq', ({ iq }) => iq],
    ['isTooFast', ({ isTooFast }) => isTooFast],
    ['isRepeat', ({ isRepeat }) => isRepeat],
    ['payment', ({ payment }) => payment],
    ['amountMinor', ({ price }) => price?.amountMinor],
    ['currency', ({ price }) => price?.currency],
    ['isDuplicate', ({ isDuplicate }) => isDuplicate],
    ['isMailed', ({ isMailed }) => isMailed],
    ['isShared', ({ isShared }) => isShared],
    ['hasCertificate', ({ hasCertificate }) => hasCertificate],
  ]);

/** Every test that fits a filter, page after page; tells how many there are so far. */
export async function readAllSessions(
  filter: SessionFilter,
  onProgress: (count: number) => void,
): Promise<SessionSummary[]> {
  const all: SessionSummary[] = [];
  let before: string | null = null;
  do {
    const page: { sessions: SessionSummary[]; next: string | null } = await call(
      sessionRoutes.searchSessions,
      {
        query: { ...filter, ...(before !== null && { before }) },
      },
    );
    all.push(...page.sessions);
    onProgress(all.length);
    before = page.next;
  } while (before !== null);
  return all;
}
