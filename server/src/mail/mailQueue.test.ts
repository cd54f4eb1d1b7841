import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { RECORD_ID } from '../testing/records.ts';
import { createMailQueue } from './mailQueue.ts';
import { MailRefused } from './mailRefused.ts';
import type { Email } from './ports.ts';

const DAY_MS = 86_400_000;
const id = 'e'.repeat(24);
const words = { to: 'ann@example.org', subject: 'Your results', text: 'IQ 131', html: '<p>IQ 131</p>' };
const email = { id, sessionId: RECORD_ID, ...words };

/** A queue on a store in memory; `trouble` is the error of its mailer. */
function world(store = createMemoryStore()) {
  const time = { now: 1_767_225_600_000 };
  const trouble: { now: Error | undefined } = { now: undefined };
  const sent: Email[] = [];
  const logged: string[] = [];
  const told: number[] = [];
  const note = (event: string, fields: object) => logged.push(`${event} ${JSON.stringify(fields)}`);
  const open = () =>
    createMailQueue({
      store,
      clock: plainClock(() => time.now),
      log: { warn: note, error: note },
      mailer: {
        async send(each) {
          if (trouble.now) throw trouble.now;
          sent.push(each);
        },
      },
      onFailing: () => told.push(time.now),
      chance: () => 0,
    });
  return { store, time, trouble, sent, logged, told, open, queue: open() };
}

test('an email is stored before it is sent, and after it neither its address nor its words are', async () => {
  const { queue, store, sent, time } = world();
  const created = store.emails.create;
  store.emails.create = async (...args) => {
    expect(sent).toEqual([]);
    return created(...args);
  };
  await queue.add(email);
  expect(sent).toEqual([{ id, createdAt: time.now, ...words }]);
  await queue.deliverDue();
  expect(await store.emails.get(id)).toEqual({
    schemaVersion: expect.any(Number),
    id,
    sessionId: RECORD_ID,
    createdAt: time.now,
    attempts: 0,
    state: 'sent',
    message: null,
    nextAttemptAt: null,
    endedAt: time.now,
  });
});

test('a temporary failure is tried again, later each time, and is the same email', async () => {
  const { queue, store, sent, time, trouble } = world();
  trouble.now = new Error('451 come again');
  await queue.add(email);
  const createdAt = time.now;
  for (const waitMs of [10_000, 20_000, 40_000]) {
    await queue.deliverDue();
    expect(await store.emails.get(id)).toMatchObject({
      state: 'queued',
      nextAttemptAt: time.now + waitMs,
      message: words,
    });
    time.now += waitMs - 1;
    await queue.deliverDue();
    expect(sent).toEqual([]);
    time.now += 1;
  }
  trouble.now = undefined;
  await queue.deliverDue();
  expect(sent).toEqual([{ id, createdAt, ...words }]);
  expect((await store.emails.get(id))?.state).toBe('sent');
});

test('what is refused for good fails at once, and its words go', async () => {
  const { queue, store, trouble, logged, told } = world();
  trouble.now = new MailRefused('550 no such mailbox: ann@example.org');
  await queue.add(email);
  await queue.deliverDue();
  expect(await store.emails.get(id)).toMatchObject({ state: 'failed', attempts: 1, message: null });
  expect(logged.join()).toContain('mail_failed');
  expect(logged.join()).not.toContain('ann@');
  expect(told).toEqual([]);
});

test('a reopened queue sends what an earlier one has left, and nothing twice', async () => {
  const { queue, open, store, sent, trouble, time } = world();
  await queue.add({ ...email, id: 's'.repeat(24) });
  await queue.deliverDue();
  trouble.now = new Error('away');
  await queue.add(email);
  await queue.deliverDue();
  trouble.now = undefined;
  time.now += 1;
  const next = open();
  await next.load();
  await next.deliverDue();
  expect(sent.map((each) => each.id)).toEqual(['s'.repeat(24), id]);
  expect((await store.emails.get(id))?.state).toBe('sent');
});

test('a disk that refuses the note of a sent email does not have it sent again', async () => {
  const { queue, store, sent, time, logged } = world();
  const { update } = store.emails;
  store.emails.update = () => Promise.reject(new Error('disk full'));
  await queue.add(email);
  for (let i = 0; i < 3; i += 1) {
    await queue.deliverDue();
    time.now += 1000;
  }
  expect(logged.filter((line) => line.startsWith('mail_not_noted'))).toHaveLength(1);
  store.emails.update = update;
  await queue.deliverDue();
  expect((await store.emails.get(id))?.state).toBe('sent');
  expect(sent).toHaveLength(1);
});

test('a stop stores the note of a sent email that was refused before', async () => {
  const { queue, store, sent } = world();
  const { update } = store.emails;
  store.emails.update = () => Promise.reject(new Error('the database is away'));
  await queue.add(email);
  await queue.deliverDue();
  store.emails.update = update;
  await queue.stop();
  expect((await store.emails.get(id))?.state).toBe('sent');
  expect(sent).toHaveLength(1);
});

test('five are under way at once, and all get their turn', async () => {
  const store = createMemoryStore();
  let open = 0;
  let most = 0;
  let count = 0;
  const queue = createMailQueue({
    store,
    clock: plainClock(() => 1),
    log: { warn() {}, error() {} },
    mailer: {
      async send() {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        count += 1;
      },
    },
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => queue.add({ ...email, id: `${i}`.padStart(24, 'a') })),
  );
  await queue.deliverDue();
  expect([most, count]).toEqual([5, 20]);
});

test('a queue that stops finishes what is under way and begins with nothing more', async () => {
  const { queue, store, sent } = world();
  await queue.add(email);
  await queue.stop();
  expect((await store.emails.get(id))?.state).toBe('sent');
  await queue.add({ ...email, id: 'l'.repeat(24) });
  await queue.deliverDue();
  expect(sent).toHaveLength(1);
  expect((await store.emails.get('l'.repeat(24)))?.state).toBe('queued');
});

test('failing is reported once, not again within hours, and an email to the operator alone does not report it', async () => {
  const { queue, trouble, time, told, logged } = world();
  trouble.now = new Error('away');
  const start = time.now;
  await queue.add({ ...email, sessionId: null });
  const pass = async (ms: number) => {
    for (const end = time.now + ms; time.now < end; time.now += 10_000) await queue.deliverDue();
  };
  await pass(600_000);
  const logs = () => logged.filter((line) => line.startsWith('mail_failing')).length;
  expect([told, logs()]).toEqual([[], 0]);
  await queue.add({ ...email, id: 'v'.repeat(24) });
  await pass(10_800_000);
  expect(told).toEqual([start + 600_000 + 30_000]);
  expect(logs()).toBeGreaterThanOrEqual(2);
  expect(logs()).toBeLessThanOrEqual(3);
});

test('the limit of a day holds over a restart, and is not for the operator', async () => {
  const { store, time } = world();
  const options = {
    store,
    clock: plainClock(() => time.now),
    log: { warn() {}, error() {} },
    mailer: { async send() {} },
    maxPerDay: 2,
  };
  const first = createMailQueue(options);
  for (const name of ['a', 'b']) await first.add({ ...email, id: name.repeat(24) });
  await first.stop();
  time.now += 1000;
  const second = createMailQueue(options);
  await second.load();
  await expect(second.add({ ...email, id: 'c'.repeat(24) })).rejects.toMatchObject({
    code: 'too_many_emails_today',
    retryAfterMs: DAY_MS - 1000,
  });
  expect(await store.emails.get('c'.repeat(24))).toBeUndefined();
  await second.add({ ...email, sessionId: null });
});

test('what ended before a time is removed, what is still to be sent is not', async () => {
  const { queue, store, time, trouble } = world();
  await queue.add(email);
  await queue.deliverDue();
  trouble.now = new Error('away');
  await queue.add({ ...email, id: 'q'.repeat(24) });
  await queue.deliverDue();
  const endedAt = time.now;
  time.now += 30 * DAY_MS;
  expect(await queue.sweep(endedAt)).toBe(0);
  expect(await store.emails.get(id)).toBeDefined();
  expect(await queue.sweep(endedAt + 1)).toBe(1);
  expect(await store.emails.get(id)).toBeUndefined();
  expect(await store.emails.get('q'.repeat(24))).toBeDefined();
});

test('what the mailer keeps is swept by corrected times as well', async () => {
  const asked: number[] = [];
  const queue = createMailQueue({
    store: createMemoryStore(),
    clock: plainClock(() => 1),
    log: { warn() {}, error() {} },
    mailer: {
      async send() {},
      async forgetBefore(time, corrected = (stamp) => stamp) {
        asked.push(time, corrected(5));
        return 2;
      },
    },
  });
  expect(await queue.sweep(100, (stamp) => stamp + 1000)).toBe(2);
  expect(await queue.sweep(100)).toBe(2);
  expect(asked).toEqual([100, 1005, 100, 5]);
});
