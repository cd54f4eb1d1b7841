import { byRetentionKind } from '@quotient/contract/retention';
import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { START_AT } from '../testing/testApp.ts';
import { createSweepRounds } from './sweepRounds.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Rounds that record the kinds that they swept, and the notices. */
function createWorld(store = createMemoryStore()) {
  const time = { now: START_AT + 1000 * DAY_MS };
  const days = { ...byRetentionKind(() => 0), unpaidTests: 30, paidTests: 730 };
  const swept: string[][] = [];
  const told: unknown[] = [];
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const round = createSweepRounds(
    {
      clock: plainClock(() => time.now),
      log: { warn: note, error: note },
      store,
      async sweep(allowed) {
        swept.push(Object.entries(allowed).flatMap(([kind, kept]) => (kept > 0 ? [kind] : [])));
      },
      onHeld: (held) => void told.push(held),
    },
    days,
  );
  /** Kinds that the rounds sweep after these hours. */
  async function after(hours: number) {
    swept.length = 0;
    for (let passed = 0; passed < hours; passed += 6) {
      time.now += Math.min(6, hours - passed) * HOUR_MS;
      await round();
    }
    return swept;
  }
  return { store, time, days, round, after, told, logged };
}

const both = ['unpaidTests', 'paidTests'];

test('the first round ever deletes nothing and notifies nobody, and the next one does', async () => {
  const { after, told, logged } = createWorld();
  expect(await after(12)).toEqual([[], both]);
  expect(await after(12)).toEqual([both, both]);
  expect([told, logged]).toEqual([[], ['sweep_waits', 'sweep_waits']]);
});

test.each([
  ['731 days ahead', 731],
  ['three days ahead', 3],
])('a clock that is %s for one round deletes nothing, and the operator is notified', async (_, days) => {
  const { after, time, round, told } = createWorld();
  await after(24);
  time.now += days * DAY_MS;
  expect(await after(6)).toEqual([[]]);
  expect(told).toEqual([{ unpaidTests: days, paidTests: days }]);
  time.now -= days * DAY_MS;
  expect(await after(6)).toEqual([both]);
  await round();
  // The wait is forgotten: the next clock change waits again.
  time.now += days * DAY_MS;
  expect(await after(6)).toEqual([[]]);
});

test('what a later round agrees to is deleted: after a long stop, and after a shorter time was set', async () => {
  const { after, time, days, told } = createWorld();
  await after(24);
  time.now += 20 * DAY_MS;
  expect(await after(18)).toEqual([[], both, both]);
  days.unpaidTests = 7;
  expect(await after(18)).toEqual([['paidTests'], both, both]);
  expect(told).toEqual([{ unpaidTests: 20, paidTests: 20 }, { unpaidTests: 23 }]);
});

test('a second round at once is no second reading, also after a restart', async () => {
  const first = createWorld();
  await first.after(24);
  first.time.now += 731 * DAY_MS;
  expect(await first.after(1)).toEqual([[]]);
  const second = createWorld(first.store);
  second.time.now = first.time.now;
  expect(await second.after(1)).toEqual([[]]);
  expect(second.told).toEqual([]); // The operator was already notified.
});

test('a clock that was set back sweeps nothing that it would not have swept before', async () => {
  const { after, time, told } = createWorld();
  await after(24);
  time.now -= 800 * DAY_MS;
  expect(await after(6)).toEqual([both]);
  time.now += 800 * DAY_MS;
  expect(await after(6)).toEqual([[]]);
  expect(told).toHaveLength(1);
});

test('a damaged note delays deleting like a missing one, and then deleting continues', async () => {
  const texts = new Map<string, string>();
  const { after, told } = createWorld(createMemoryStore(texts));
  await after(24);
  texts.set('sweeps/paidTests', '{"half');
  expect(await after(12)).toEqual([['unpaidTests'], both]);
  expect(told).toEqual([]);
});
