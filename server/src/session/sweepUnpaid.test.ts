import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestApp } from '../testing/testApp.ts';
import { sweepUnpaid } from './sweepUnpaid.ts';

const DAY_MS = 86_400_000;

test('unpaid sessions are deleted with their demo checkouts once they are old enough, and nothing else is', async () => {
  const app = createTestApp();
  const { store, time, ports } = app;
  const started = await app.start();
  const finished = await app.finished();
  const canceled = await app.finished();
  const canceledCheckout = await app.openCheckout(canceled);
  await app.decide(canceledCheckout.id, 'cancel');
  const left = await app.finished();
  const leftCheckout = await app.openCheckout(left);
  const paid = await app.paid(); // the server does not know it yet
  time.now += 20 * DAY_MS;
  const young = await app.start();
  time.now += 10 * DAY_MS;
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(0);
  time.now += 1;
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(4);
  for (const { id } of [started, finished, canceled, left])
    expect(await store.testSessions.get(id)).toBeUndefined();
  for (const { id } of [canceledCheckout, leftCheckout])
    expect(await store.collection(demoCheckoutRecords).get(id)).toBeUndefined();
  expect((await store.testSessions.get(paid.id))?.checkouts).toMatchObject([{ state: 'paid' }]);
  expect(await store.testSessions.get(young.id)).toBeDefined();
  expect(await app.fail('GET', `/api/test-sessions/${started.id}`, started)).toEqual([
    404,
    'session_not_found',
  ]);
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(0);
});

test('one whose checkout may still be paid is kept, also where the provider cannot be asked', async () => {
  const app = createTestApp();
  const { store, time, ports } = app;
  const session = await app.finished();
  time.now += 40 * DAY_MS;
  const { id } = await app.openCheckout(session);
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(0);
  time.now += 40 * DAY_MS;
  const away = { ...ports.payments, retrieveCheckout: () => Promise.reject(new Error('away')) };
  expect(await sweepUnpaid({ ...ports, payments: away }, 30 * DAY_MS)).toBe(0);
  expect(await store.collection(demoCheckoutRecords).get(id)).toBeDefined();
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(1);
});

test('what a sweep could not look at is told once, with how many and why', async () => {
  const { finished, openCheckout, start, time, ports, logged } = createTestApp();
  for (let i = 0; i < 3; i += 1) await openCheckout(await finished());
  await start();
  time.now += 31 * DAY_MS;
  const away = {
    ...ports.payments,
    retrieveCheckout: () => Promise.reject(new Error('away, says visitor@example.org')),
  };
  expect(await sweepUnpaid({ ...ports, payments: away }, 30 * DAY_MS)).toBe(1);
  expect(logged).toEqual([
    {
      event: 'unpaid_sessions_not_swept',
      fields: { count: 3, cause: expect.stringContaining('away, says [address]') },
    },
  ]);
});

test('a damaged record is never deleted and does not stop the sweep', async () => {
  const folder = temporaryFolder();
  const log = { warn() {}, error() {} };
  const before = await openLowdbStore({ folder, log, now: () => 1 }, [demoCheckoutRecords]);
  const { start } = createTestApp({ store: before });
  const [damaged, other] = [await start(), await start()];
  await before.close();
  const store = await openLowdbStore({ folder, log, now: () => 1 }, [demoCheckoutRecords]);
  onTestFinished(() => store.close());
  const { time, ports, logged } = createTestApp({ store });
  const shard = path.join(folder, 'test-sessions', damaged.id.slice(-2));
  await fs.writeFile(path.join(shard, `${damaged.id}.json`), '{"half');
  time.now += 31 * DAY_MS;
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(1);
  expect(await sweepUnpaid(ports, 30 * DAY_MS)).toBe(0);
  expect(logged).toEqual([]); // the store says it
  expect(await store.testSessions.get(other.id)).toBeUndefined();
  expect(await fs.readFile(path.join(shard, `${damaged.id}.damaged-1.json`), 'utf8')).toBe('{"half');
});
