import { expect, test } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { questionTokens } from '../shapes/questionTokens.ts';
import { createTestApp } from '../testing/testApp.ts';
import { countTestsUnderWay } from './testsUnderWay.ts';

const HOUR_MS = 3_600_000;

/** An app that records which records are read. Listing all stored tests fails. */
async function world() {
  const app = createTestApp();
  const read: string[] = [];
  const damaged = new Set<string>();
  const { testSessions } = app.store;
  const store = {
    testSessions: {
      ...testSessions,
      ids(): never {
        throw new Error('All tests that are stored are listed.');
      },
      async get(id: string) {
        read.push(id);
        if (damaged.has(id)) throw new ApiError('record_damaged');
        return testSessions.get(id);
      },
    },
  };
  const { id: first } = await app.start();
  const [token = ''] = questionTokens((await testSessions.get(first))?.questions ?? []);
  const count = () =>
    countTestsUnderWay({ store, clock: app.ports.clock, rows: app.admin.countKeeper.rows }, token);
  return { ...app, read, damaged, count };
}

test('what was stored before costs nothing: of 40 old tests, none is read', async () => {
  const { count, read, start, finished, time } = await world();
  for (let made = 0; made < 39; made += 1) await start();
  time.now += 49 * HOUR_MS;
  await finished();
  const { id } = await start();
  expect(await count()).toBe(1);
  expect(read).toEqual([id]);
});

test('tests of yesterday evening are counted after midnight, as long as their time runs', async () => {
  const { count, start, time } = await world();
  time.now = Date.UTC(2026, 5, 1, 23, 55);
  await start();
  expect(await count()).toBe(1);
  time.now += 10 * 60_000;
  await start();
  expect(await count()).toBe(2);
  time.now += 2 * HOUR_MS;
  expect(await count()).toBe(0);
});

test('a test that can’t be read counts as none, and hides no other', async () => {
  const { count, damaged, start } = await world();
  damaged.add((await start()).id);
  expect(await count()).toBe(1);
});
