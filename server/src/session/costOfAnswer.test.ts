import fs from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { keepUnknown } from '../store/keepUnknown.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestApp } from '../testing/testApp.ts';
import { testSessionRecords } from './record.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The app on a store on disk, after the work of its start. */
async function openApp(folder: string) {
  const log = { warn() {}, error() {} };
  const store = await openLowdbStore({ folder, log }, [demoCheckoutRecords]);
  onTestFinished(() => store.close());
  const app = createTestApp({ store });
  app.dashboard.countKeeper.start();
  await app.dashboard.countKeeper.settled();
  return { ...app, close: () => store.close() };
}

/** A test that started before a restart: nothing of it is in memory. */
async function openAfterRestart() {
  const folder = temporaryFolder();
  const before = await openApp(folder);
  const session = await before.start();
  await before.close();
  const { call } = await openApp(folder);
  return {
    answer: (seq: number) =>
      call('PUT', `/api/test-sessions/${session.id}/answers/0`, {
        token: session.token,
        body: { optionIndex: 1, seq },
      }),
    view: () =>
      call('POST', '/api/track-question-progress', {
        token: session.token,
        body: { sess_id: session.id, q_number: 1, action_type: 'viewed' },
      }),
  };
}

/** Cost of a request: files read and durably written, and parses of a whole test or of its changing part. */
async function costOf(request: () => Promise<{ status: number }>) {
  const { schema, parts } = testSessionRecords;
  if (!parts) throw new Error('A test is no longer two files.');
  const reads = vi.spyOn(fs, 'readFile');
  const writes = vi.spyOn(fs, 'rename');
  const wholeParses = vi.spyOn(keepUnknown(schema), '~run');
  const smallParses = vi.spyOn(keepUnknown(parts.changing), '~run');
  const fixedParses = vi.spyOn(keepUnknown(parts.fixed), '~run');
  expect((await request()).status).toBeLessThan(300);
  const cost = {
    reads: reads.mock.calls.map(([file]) => String(file).replace(/^.*\/[^./]+\./, '')).sort(),
    writes: writes.mock.calls.length,
    wholeParses: wholeParses.mock.calls.length + fixedParses.mock.calls.length,
    smallParses: smallParses.mock.calls.length,
  };
  vi.restoreAllMocks();
  return cost;
}

const cold = { reads: ['fixed.json', 'json'], writes: 1, wholeParses: 1, smallParses: 1 };
const warm = { reads: [], writes: 1, wholeParses: 0, smallParses: 1 };

test('an answer reads each file of its test at most once, parses what is small, and writes once', async () => {
  const { answer } = await openAfterRestart();
  expect(await costOf(() => answer(1))).toEqual(cold);
  expect(await costOf(() => answer(2))).toEqual(warm);
  expect(await costOf(() => answer(2))).toEqual({ ...warm, writes: 0, smallParses: 0 });
});

test('so does a question that is viewed', async () => {
  const { view } = await openAfterRestart();
  expect(await costOf(view)).toEqual(cold);
  expect(await costOf(view)).toEqual(warm);
});
