import { dayOf, OWN_PAGES, type Selection } from '@quotient/contract/admin';
import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import type { Counting } from '../dashboard/counting.ts';
import { rowOf, type SessionRow } from '../dashboard/sessionRow.ts';
import { createFinishedRecord } from '../testing/records.ts';
import { START_AT } from '../testing/testApp.ts';
import { createStatistics } from './statistics.ts';

const DAY_MS = 86_400_000;

/** A finished test that was started some days after the first one. */
function rowAt(day: number, changes: Partial<SessionRow> = {}): SessionRow {
  const startedAt = START_AT + day * DAY_MS;
  return { ...rowOf(createFinishedRecord()), id: `${startedAt}-${day}`, startedAt, ...changes };
}

/** Statistics over rows that can grow, and a record of the days that were read. */
function createWorld(rows: SessionRow[]) {
  const reads: [string, string][] = [];
  const time = { now: START_AT + 10 * DAY_MS };
  const held = { wait: async () => {} };
  const version = { now: 'a' };
  const made: { settled: Promise<void>; counting: Counting | null } = {
    settled: Promise.resolve(),
    counting: null,
  };
  const statistics = createStatistics({
    clock: { now: () => time.now, monotonicMs: () => time.now },
    bank: {
      sets: ['main', 'fresh'],
      getQuestionSet: (name) => (name === 'main' ? fixtureQuestions : undefined),
    },
    countKeeper: {
      version: () => version.now,
      days: async () => [...new Set(rows.map(({ startedAt }) => dayOf(startedAt)))],
      settled: () => made.settled,
      counting: () => made.counting,
      rows: {
        async *between(from, to) {
          reads.push([from, to]);
          const isMeant = ({ startedAt }: SessionRow) => dayOf(startedAt) >= from && dayOf(startedAt) <= to;
          for (const row of rows.filter(isMeant)) {
            yield row;
            await held.wait();
          }
        },
      },
    },
  });
  const casesOf = async (selection: Selection = {}, set: 'main' | 'fresh' = 'main') => {
    // on a busy machine counting takes longer than who asks has patience
    for (let tries = 0; tries < 100; tries += 1) {
      const counted = await statistics.ask(set, selection);
      if (counted.state === 'ready') return counted.full.statistics.cases;
    }
    throw new Error('The counting does not end.');
  };
  return { statistics, reads, time, version, made, held, casesOf };
}

/** Delays the reading; returns a function that continues it. */
function hold(held: { wait: () => Promise<void> }): () => void {
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  held.wait = () => wait;
  return go;
}

test('the set, the partner and the language of a test are chosen', async () => {
  const { casesOf } = createWorld([
    rowAt(1),
    rowAt(2, { partner: 'acme' }),
    rowAt(3, { partner: 'acme', locale: 'de' }),
    rowAt(4, { set: 'advanced' }),
    rowAt(5, { set: 'fresh' }),
  ]);
  expect(await casesOf()).toBe(3);
  expect(await casesOf({ partner: 'acme' })).toBe(2);
  expect(await casesOf({ partner: OWN_PAGES })).toBe(1);
  expect(await casesOf({ locale: 'de' })).toBe(1);
  expect(await casesOf({ partner: '', locale: '' })).toBe(3);
  expect(await casesOf({}, 'fresh')).toBe(1);
});

test('the available partners and languages are listed, for any selection', async () => {
  const { statistics } = createWorld([
    rowAt(1, { locale: 'fr' }),
    rowAt(2, { partner: 'acme', locale: 'de' }),
    rowAt(3, { partner: 'other', set: 'advanced', locale: 'es' }),
  ]);
  expect(await statistics.ask('main', { partner: 'acme' })).toMatchObject({
    choices: { partners: [OWN_PAGES, 'acme'], locales: ['de', 'fr'] },
  });
});

test('by default the days are all that a period may have, up to today', async () => {
  const { casesOf, reads } = createWorld([]);
  await casesOf();
  await casesOf({ from: '2025-12-24', to: '2025-12-31' });
  expect(reads).toEqual([
    ['2023-01-12', '2026-01-11'],
    ['2025-12-24', '2025-12-31'],
  ]);
});

test('a set that this server lacks is refused, with those that it has', async () => {
  const { statistics } = createWorld([]);
  await expect(statistics.ask('visual', {})).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { set: expect.stringContaining('main, fresh') },
  });
});

test('results are cached until a row changes', async () => {
  const rows = [rowAt(1)];
  const { casesOf, reads, time, version } = createWorld(rows);
  expect(await casesOf()).toBe(1);
  rows.push(rowAt(2));
  time.now += 3_600_000;
  expect(await casesOf()).toBe(1);
  expect(reads).toHaveLength(1);
  version.now = 'b';
  expect(await casesOf()).toBe(2);
  expect(reads).toHaveLength(2);
});

test('on a busy server, numbers that took a second are good for twenty', async () => {
  const { casesOf, reads, time, version, held } = createWorld([rowAt(1)]);
  held.wait = async () => {
    time.now += 1000;
  };
  await casesOf();
  version.now = 'b';
  time.now += 18_999;
  await casesOf();
  expect(reads).toHaveLength(1);
  time.now += 1;
  await casesOf();
  expect(reads).toHaveLength(2);
});

test('a row that changes while rows are read has them read again', async () => {
  const { casesOf, reads, version, held } = createWorld([rowAt(1)]);
  held.wait = async () => {
    version.now = 'b';
  };
  await casesOf();
  await casesOf();
  await casesOf();
  expect(reads).toHaveLength(2);
});

test('long counting reports its progress, and one count serves all callers', async () => {
  const { statistics, reads, held } = createWorld([rowAt(12), rowAt(4), rowAt(4), rowAt(1)]);
  const go = hold(held);
  const period = { from: '2026-01-01', to: '2026-01-10' };
  const asked = await Promise.all([statistics.ask('main', period), statistics.ask('main', period)]);
  expect(asked).toEqual([
    { state: 'counting', done: 0, of: 2 },
    { state: 'counting', done: 0, of: 2 },
  ]);
  go();
  await expect.poll(() => statistics.ask('main', period)).toMatchObject({ state: 'ready' });
  expect(reads).toHaveLength(1);
});

test('while the rows themselves are made, the answer has the progress', async () => {
  const { statistics, reads, made } = createWorld([rowAt(1)]);
  made.settled = new Promise(() => {});
  made.counting = { done: 300, of: 9000 };
  expect(await statistics.ask('main', {})).toEqual({ state: 'counting', done: 300, of: 9000 });
  expect(reads).toEqual([]);
});

test('a failure is reported, and the next caller has another try', async () => {
  const { statistics, held, casesOf } = createWorld([rowAt(1)]);
  held.wait = () => Promise.reject(new Error('no disk'));
  await expect(statistics.ask('main', {})).rejects.toThrow('no disk');
  held.wait = async () => {};
  expect(await casesOf()).toBe(1);
});
