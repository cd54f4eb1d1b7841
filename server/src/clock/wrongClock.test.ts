import { byRetentionKind, retention } from '@quotient/contract/retention';
import { expect, test } from 'vitest';
import { createSweep } from '../retention/createSweep.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createMachine } from '../testing/machineClock.ts';
import { createTestApp } from '../testing/testApp.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT = Date.UTC(2026, 10, 26, 12);

const wrong: [string, number][] = [
  ['72 minutes ahead', 72 * MINUTE_MS],
  ['26 hours ahead', 26 * HOUR_MS],
  ['731 days ahead', 731 * DAY_MS],
  ['40 minutes behind', -40 * MINUTE_MS],
  ['two years behind', -730 * DAY_MS],
  ['in 1970', -AT],
];

/** The real app on a machine whose clock can be set, with tests of every kind. */
async function createWorld() {
  const machine = createMachine(AT);
  machine.run(2 * HOUR_MS);
  const app = createTestApp({ clock: machine.clock });
  const days = byRetentionKind((kind) => retention[kind].days);
  const sweep = createSweep(app.ports, days, {
    log: { info: (event) => void app.logged.push({ event, fields: {} }) },
    signal: new AbortController().signal,
  });
  for (const kind of ['unpaidTests', 'paidTests', 'sharedResults', 'emails', 'bookkeeping'] as const)
    await app.store.sweeps.create(kind, {
      schemaVersion: SCHEMA_VERSION,
      id: kind,
      sweptTo: machine.clock.now() - days[kind] * DAY_MS,
      heldSince: null,
    });

  const unpaid = [await app.finished(), await app.finished()];
  const paid = [await app.paid(), await app.paid()];
  for (const session of paid) {
    await app.call('GET', `/api/test-sessions/${session.id}/results`, session);
    expect((await app.call('POST', '/api/shared-results', { ...session, body: {} })).status).toBe(201);
  }
  const running = await app.start();
  const read = async () =>
    (
      await app.call<{ status: string; now: number; startedAt: number; deadlineAt: number }>(
        'GET',
        `/api/test-sessions/${running.id}`,
        running,
      )
    ).body;

  return {
    ...app,
    machine,
    sweep,
    /** Runs the server with a deletion round every six hours, as in production. */
    async run(ms: number) {
      for (let left = ms; left > 0; left -= 6 * HOUR_MS) {
        machine.run(Math.min(left, 6 * HOUR_MS));
        await sweep();
      }
    },
    /** Seconds left of the running test, as its page sees it. */
    async secondsLeft() {
      const { status, now, startedAt, deadlineAt } = await read();
      expect(status).toBe('testing');
      expect(now).toBeGreaterThanOrEqual(startedAt);
      return (deadlineAt - now) / SECOND_MS;
    },
    answer: (questionIndex: number, seq: number) =>
      app.call('PUT', `/api/test-sessions/${running.id}/answers/${questionIndex}`, {
        ...running,
        body: { optionIndex: 0, seq },
      }),
    read,
    async expectAllThere() {
      for (const { id } of [...unpaid, ...paid, running])
        expect(await app.store.testSessions.get(id)).toBeDefined();
      for (const { id } of paid) {
        const shared = (await app.store.testSessions.get(id))?.sharedResultId ?? '';
        expect(await app.store.sharedResults.get(shared)).toBeDefined();
      }
    },
  };
}

test.each(wrong)(
  'a start with a clock that is %s deletes nothing and ends no running test',
  async (_, offMs) => {
    const { machine, run, secondsLeft, answer, expectAllThere } = await createWorld();
    machine.run(10 * MINUTE_MS);
    machine.restart(5 * SECOND_MS, offMs);
    expect(await secondsLeft()).toBe(15 * 60);
    expect((await answer(0, 1)).status).toBe(200);
    await run(5 * MINUTE_MS);
    expect(await secondsLeft()).toBe(10 * 60);
    await expectAllThere();
    machine.restart(5 * SECOND_MS, 0);
    expect(await secondsLeft()).toBe(10 * 60);
    expect((await answer(1, 2)).status).toBe(200);
    await run(7 * HOUR_MS);
    await expectAllThere();
  },
);

test.each(wrong)(
  'a clock that jumps while the server runs, and is %s, does not affect a running test',
  async (_, offMs) => {
    const { machine, run, secondsLeft, answer, expectAllThere } = await createWorld();
    machine.time.offMs = offMs;
    await run(5 * MINUTE_MS);
    expect(await secondsLeft()).toBe(20 * 60);
    expect((await answer(0, 1)).status).toBe(200);
    machine.time.offMs = 0;
    await run(5 * MINUTE_MS);
    expect(await secondsLeft()).toBe(15 * 60);
    expect((await answer(1, 2)).status).toBe(200);
    await run(7 * HOUR_MS);
    await expectAllThere();
  },
);

test.each(wrong)(
  'a test that begins while the clock is %s has its time, and is stored as long as others',
  async (_, offMs) => {
    const { machine, run, start, call, store } = await createWorld();
    machine.restart(MINUTE_MS, offMs);
    await run(2 * MINUTE_MS);
    const session = await start();
    const left = async () => {
      const { body } = await call<{ status: string; now: number; deadlineAt: number }>(
        'GET',
        `/api/test-sessions/${session.id}`,
        session,
      );
      return [body.status, Math.round((body.deadlineAt - body.now) / MINUTE_MS)];
    };
    expect(await left()).toEqual(['testing', 25]);
    machine.run(10 * MINUTE_MS);
    expect(await left()).toEqual(['testing', 15]);
    machine.restart(5 * SECOND_MS, 0);
    machine.run(5 * MINUTE_MS);
    const [status, minutes] = await left();
    expect(status).toBe('testing');
    // A clock that was a little ahead repeats the same times: in doubt the test has more time, but never more than
    // its whole time.
    expect(Number(minutes)).toBeGreaterThanOrEqual(10);
    expect(Number(minutes)).toBeLessThanOrEqual(25);
    await run(29 * DAY_MS);
    expect(await store.testSessions.get(session.id)).toBeDefined();
    await run(4 * DAY_MS);
    expect(await store.testSessions.get(session.id)).toBeUndefined();
  },
);

test('a clock that stays two years ahead deletes nothing that is not old, and the operator is notified', async () => {
  const { machine, run, expectAllThere, logged } = await createWorld();
  machine.restart(MINUTE_MS, 731 * DAY_MS);
  expect(machine.leapAtStart()).toBeDefined();
  await run(10 * DAY_MS);
  await expectAllThere();
  expect(logged).toContainEqual({ event: 'operator_notice', fields: { kind: 'deletion-waits' } });
});

test('a running test ends when its time is over, also with a clock that is wrong', async () => {
  const { machine, read, answer } = await createWorld();
  machine.restart(5 * SECOND_MS, 731 * DAY_MS);
  machine.run(25 * MINUTE_MS + 6 * SECOND_MS);
  expect((await read()).status).toBe('finished');
  expect((await answer(0, 1)).status).toBe(409);
});
