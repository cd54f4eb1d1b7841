import { expect, test } from 'vitest';
import type { Rows } from '../../dashboard/rows.ts';
import { rowOf, type SessionRow } from '../../dashboard/sessionRow.ts';
import { createFinishedRecord, createRecord } from '../../testing/records.ts';
import { listSessions, type SessionFilter } from './listSessions.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 30, 12);
const idAt = (at: number, name = 'k3v9x2m8q1') => `${at}-${name}`;
const finished = rowOf(createFinishedRecord());
const running = rowOf(createRecord());
const paidBy = (state: SessionRow['checkouts'][number]['state']) => [
  { id: 'cs_test_12345678', state, amountMinor: 100, currency: 'EUR', createdAt: 1 },
];

/** Rows as a store has them: the newest one first. */
function rowsOf(list: SessionRow[]) {
  const asked: string[] = [];
  const dayOf = (row: SessionRow) => new Date(row.startedAt).toISOString().slice(0, 10);
  const rows: Rows = {
    async *between(from, to, before) {
      asked.push([from, to, before ?? 'now'].join(' '));
      const wanted = list.filter(
        (row) => dayOf(row) >= from && dayOf(row) <= to && (before === undefined || row.id < before),
      );
      yield* wanted.sort((a, b) => (a.id < b.id ? 1 : -1));
    },
  };
  return { rows, asked };
}
const at = (row: SessionRow, startedAt: number, changes: Partial<SessionRow> = {}): SessionRow => ({
  ...row,
  id: idAt(startedAt),
  startedAt,
  ...changes,
});
const idsOf = async (list: SessionRow[], filter: SessionFilter) =>
  (await listSessions(rowsOf(list).rows, NOW, filter)).sessions.map(({ startedAt }) => startedAt);

test('tests are listed page by page, newest first, and what is started meanwhile moves no page', async () => {
  const all = Array.from({ length: 120 }, (_, n) => at(finished, NOW - n * 3_600_000));
  const { rows } = rowsOf(all);
  const first = await listSessions(rows, NOW, {});
  all.unshift(at(finished, NOW + 1));
  const second = await listSessions(rows, NOW, { before: first.next ?? '' });
  const third = await listSessions(rows, NOW, { before: second.next ?? '' });
  const seen = [...first.sessions, ...second.sessions, ...third.sessions].map(({ startedAt }) => startedAt);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => NOW - n * 3_600_000));
  expect([first.searchedTo, third.next]).toEqual([null, null]);
});

test('tests of one millisecond are all listed, each once', async () => {
  const all = Array.from({ length: 60 }, (_, n) => ({
    ...at(finished, NOW),
    id: idAt(NOW, `aaaaaaaaaa${String(n).padStart(2, '0')}`),
  }));
  const { rows } = rowsOf(all);
  const first = await listSessions(rows, NOW, {});
  const second = await listSessions(rows, NOW, { before: first.next ?? '' });
  expect(new Set([...first.sessions, ...second.sessions].map(({ id }) => id)).size).toBe(60);
});

test.each<[string, SessionFilter, Partial<SessionRow>]>([
  ['not finished', { state: 'unfinished' }, { finishedAt: null }],
  ['paid', { state: 'paid' }, { payment: 'paid' }],
  ['pending', { state: 'pending' }, { payment: 'pending' }],
  ['processing', { state: 'processing' }, { payment: 'processing' }],
  ['failed', { state: 'failed' }, { payment: 'failed' }],
  ['refunded', { state: 'refunded' }, { payment: 'refunded' }],
  ['disputed', { state: 'disputed' }, { payment: 'disputed' }],
  [
    'paid twice',
    { state: 'duplicate' },
    { payment: 'paid', checkouts: [...paidBy('paid'), ...paidBy('duplicate')] },
  ],
  ['of a set', { set: 'visual' }, { set: 'visual' }],
  ['of a language', { locale: 'de' }, { locale: 'de-AT' }],
  ['of a partner', { partner: 'acme' }, { partner: 'acme' }],
  ['answered too fast', { tooFast: 'yes' }, { isTooFast: true }],
])('tests that are %s are separate from others', async (_, filter, changes) => {
  const list = [at(finished, NOW), at(finished, NOW - 1, changes), at(finished, NOW - 2)];
  expect(await idsOf(list, filter)).toEqual([NOW - 1]);
});

test('a test without a language is English, and a finished one stays so in any state of its money', async () => {
  expect(await idsOf([at(running, NOW), at(finished, NOW - 1, { locale: 'fr' })], { locale: 'en' })).toEqual([
    NOW,
  ]);
  expect(await idsOf([at(running, NOW), at(finished, NOW - 1)], { state: 'finished' })).toEqual([NOW - 1]);
});

test('only the days that are asked for are read', async () => {
  const { rows, asked } = rowsOf([0, 1, 2, 3].map((n) => at(finished, NOW - n * DAY_MS)));
  const { sessions } = await listSessions(rows, NOW, { from: '2026-06-28', to: '2026-06-29' });
  expect(sessions.map(({ startedAt }) => startedAt)).toEqual([NOW - DAY_MS, NOW - 2 * DAY_MS]);
  await listSessions(rows, NOW, { from: '2026-06-01', before: idAt(NOW - 2 * DAY_MS) });
  expect(asked).toEqual(['2026-06-28 2026-06-29 now', `2026-06-01 2026-06-30 ${idAt(NOW - 2 * DAY_MS)}`]);
});

test('a filter with few matches reads a limited number at a time, and continues from there', async () => {
  const all = Array.from({ length: 10_050 }, (_, n) => at(finished, NOW - n * 60_000));
  const wanted = at(finished, NOW - 10_020 * 60_000, { partner: 'acme' });
  const { rows } = rowsOf([...all.filter(({ id }) => id !== wanted.id), wanted]);
  const first = await listSessions(rows, NOW, { partner: 'acme' });
  expect(first).toEqual({ sessions: [], next: idAt(NOW - 9999 * 60_000), searchedTo: '2026-06-23' });
  const second = await listSessions(rows, NOW, { partner: 'acme', before: first.next ?? '' });
  expect(second.sessions.map(({ id }) => id)).toEqual([wanted.id]);
  expect(second.next).toBeNull();
});

test('a line has the newest checkout, and never a chosen option', async () => {
  const { rows } = rowsOf([at(finished, NOW, { checkouts: [...paidBy('closed'), ...paidBy('paid')] })]);
  const [line] = (await listSessions(rows, NOW, {})).sessions;
  expect(line).toMatchObject({
    price: { amountMinor: 100, currency: 'EUR' },
    questionCount: 20,
    isDuplicate: false,
  });
  expect(JSON.stringify(line)).not.toMatch(/chosen|correct/i);
});
