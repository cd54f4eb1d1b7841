import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { RECORD_ID } from '../testing/records.ts';
import { createMailQueue } from './mailQueue.ts';
import { isGivenUp } from './record.ts';
import { MAX_ATTEMPTS } from './retryDelay.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const START = 1_767_225_600_000;
const id = 'e'.repeat(24);
const words = { to: 'ann@example.org', subject: 'Your results', text: 'IQ 131', html: '<p>IQ 131</p>' };
const email = { id, sessionId: RECORD_ID, ...words };

/** A mail server that is down until `isBack`, a wall clock that can be set, and one that only runs forward. */
function world() {
  const store = createMemoryStore();
  const time = { ahead: 0, running: 0 };
  const server = { isBack: false };
  const sent: string[] = [];
  const logged: [event: string, fields: object][] = [];
  const note = (event: string, fields: object) => void logged.push([event, fields]);
  const now = () => START + time.running + time.ahead;
  const open = (maxPerDay?: number) =>
    createMailQueue({
      store,
      clock: { now, monotonicMs: () => time.running },
      log: { warn: note, error: note },
      mailer: {
        async send(each) {
          if (!server.isBack) throw new Error('away');
          sent.push(each.id);
        },
      },
      maxPerDay,
      chance: () => 0.5,
    });
  const read = async () => {
    const record = await store.emails.get(id);
    if (!record) throw new Error('The email is gone.');
    return record;
  };
  /** Lets time pass in steps, with a server's usual work meanwhile. */
  async function pass(queue: ReturnType<typeof open>, ms: number, stepMs = HOUR_MS / 4) {
    for (const end = time.running + ms; time.running < end; ) {
      time.running += stepMs;
      await queue.deliverDue();
    }
  }
  return { store, time, server, sent, logged, open, read, pass, now };
}

test.each([1, 2, 4])('a mail server that is away for %i days loses nothing', async (days) => {
  const { open, pass, server, sent, read } = world();
  const queue = open();
  await queue.add(email);
  await pass(queue, days * DAY_MS);
  expect(await read()).toMatchObject({ state: 'queued', message: words });
  server.isBack = true;
  await pass(queue, 3 * HOUR_MS);
  expect([sent, (await read()).state]).toEqual([[id], 'sent']);
});

test('after about five days it is given up with its words, and the log names the test', async () => {
  const { open, pass, read, logged } = world();
  const queue = open();
  await queue.add(email);
  await pass(queue, 4.5 * DAY_MS);
  expect(isGivenUp(await read())).toBe(false);
  await pass(queue, 2 * DAY_MS);
  const given = await read();
  expect(isGivenUp(given)).toBe(true);
  expect(given).toMatchObject({ attempts: MAX_ATTEMPTS, message: words });
  expect(logged.filter(([event]) => event === 'mail_failed')).toEqual([
    ['mail_failed', expect.objectContaining({ id, sessionId: RECORD_ID, attempts: MAX_ATTEMPTS })],
  ]);
  await pass(queue, 10 * DAY_MS);
  expect(await read()).toEqual(given);
});

test.each([26 * HOUR_MS, YEAR_MS, 30 * YEAR_MS, -26 * HOUR_MS, -20 * YEAR_MS])(
  'a clock that jumps by %i ms gives nothing up and delays nothing',
  async (leapMs) => {
    const { open, pass, time, server, sent, read } = world();
    const queue = open();
    await queue.add(email);
    await pass(queue, HOUR_MS);
    time.ahead += leapMs;
    await pass(queue, HOUR_MS);
    expect(isGivenUp(await read())).toBe(false);
    const restarted = open();
    await restarted.load();
    await restarted.deliverDue();
    expect(isGivenUp(await read())).toBe(false);
    time.ahead = 0;
    server.isBack = true;
    await pass(restarted, 3 * HOUR_MS);
    expect(sent).toEqual([id]);
  },
);

test('a server that is restarted again and again gives nothing up', async () => {
  const { open, read } = world();
  await open().add(email);
  for (let i = 0; i < 3 * MAX_ATTEMPTS; i += 1) {
    const queue = open();
    await queue.load();
    await queue.deliverDue();
  }
  expect((await read()).attempts).toBeLessThan(3);
});

test('an operator sends all that wait, given up ones too, and each is tried as long as a new one', async () => {
  const { open, pass, server, sent, read } = world();
  const queue = open();
  await queue.add(email);
  await pass(queue, 7 * DAY_MS);
  const late = 'l'.repeat(24);
  await queue.add({ ...email, id: late });
  await queue.deliverDue();
  expect(await queue.listWaiting()).toMatchObject({ count: 2, first: [{ id }, { id: late }] });

  expect(await queue.sendWaiting()).toBe(2);
  await queue.deliverDue();
  expect(await read()).toMatchObject({ state: 'queued', attempts: 1, message: words });

  server.isBack = true;
  expect(await queue.sendWaiting()).toBe(2);
  await queue.deliverDue();
  expect([sent, await queue.listWaiting()]).toEqual([[id, late], { count: 0, first: [] }]);
});

test('a restart tries what was given up once more', async () => {
  const { open, pass, server, sent, read } = world();
  const queue = open();
  await queue.add(email);
  await pass(queue, 7 * DAY_MS);
  const restarted = open();
  await restarted.load();
  await restarted.deliverDue();
  expect(isGivenUp(await read())).toBe(true);
  server.isBack = true;
  const mended = open();
  await mended.load();
  await mended.deliverDue();
  expect(sent).toEqual([id]);
});

test('what was given up is removed as late as the note of a sent one, and never tried again', async () => {
  const { open, pass, now, store, server, sent, read } = world();
  const queue = open();
  await queue.add(email);
  await pass(queue, 7 * DAY_MS);
  const record = await read();
  const givenUpAt = record.nextAttemptAt ?? 0;
  expect(await queue.sweep(givenUpAt)).toBe(0);
  // Its time was stored while the clock was a year slow.
  expect(await queue.sweep(givenUpAt + 1, (stamp) => stamp + YEAR_MS)).toBe(0);
  expect(await queue.sweep(givenUpAt + 1)).toBe(1);
  expect(givenUpAt).toBeLessThan(now());
  expect(await store.emails.get(id)).toBeUndefined();
  server.isBack = true;
  expect(await queue.sendWaiting()).toBe(0);
  await queue.deliverDue();
  expect(sent).toEqual([]);
});

test.each([0, YEAR_MS, -YEAR_MS])(
  'the limit of a day locks nobody out for longer than a day when the clock jumps by %i ms',
  async (leapMs) => {
    const { open, pass, time, server } = world();
    server.isBack = true;
    const queue = open(1);
    await queue.add(email);
    await expect(queue.add({ ...email, id: 'f'.repeat(24) })).rejects.toMatchObject({
      code: 'too_many_emails_today',
      retryAfterMs: DAY_MS,
    });
    time.ahead += leapMs;
    if (leapMs !== 0) await open(1).add({ ...email, id: 'g'.repeat(24) });
    await pass(queue, DAY_MS);
    await queue.add({ ...email, id: 'h'.repeat(24) });
  },
);
