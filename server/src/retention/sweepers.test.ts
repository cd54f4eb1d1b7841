import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { createDisk } from '../outside/durableFile.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { createOutbox } from '../outside/outbox/outbox.ts';
import type { Ports } from '../ports.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestApp } from '../testing/testApp.ts';
import { createSweepers, sweepAll } from './sweepers.ts';

const DAY_MS = 86_400_000;
const never = { unpaidTests: 0, paidTests: 0, sharedResults: 0, emails: 0, bookkeeping: 0 };
const sweepUnpaid = async (ports: Ports, days: number) =>
  (await sweepAll(ports, createSweepers(ports), { ...never, unpaidTests: days })).unpaidTests ?? 0;

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
  const paid = await app.paid(); // the server doesn't know it yet
  time.now += 20 * DAY_MS;
  const young = await app.start();
  time.now += 10 * DAY_MS;
  expect(await sweepUnpaid(ports, 30)).toBe(0);
  time.now += 1;
  expect(await sweepUnpaid(ports, 30)).toBe(4);
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
  expect(await sweepUnpaid(ports, 30)).toBe(0);
});

test("one whose checkout may still be paid stays, even if the provider can't be asked", async () => {
  const app = createTestApp();
  const { store, time, ports } = app;
  const session = await app.finished();
  time.now += 40 * DAY_MS;
  const { id } = await app.openCheckout(session);
  expect(await sweepUnpaid(ports, 30)).toBe(0);
  time.now += 40 * DAY_MS;
  const away = { ...ports.payments, retrieveCheckout: () => Promise.reject(new Error('away')) };
  expect(await sweepUnpaid({ ...ports, payments: away }, 30)).toBe(0);
  expect(await store.collection(demoCheckoutRecords).get(id)).toBeDefined();
  expect(await sweepUnpaid(ports, 30)).toBe(1);
});

test('a sweep asks the provider last', async () => {
  const app = createTestApp();
  const { time, ports } = app;
  const { retrieveCheckout } = ports.payments;
  await app.decide((await app.openCheckout(await app.finished())).id, 'cancel');
  await app.openCheckout(await app.finished());
  time.now += 31 * DAY_MS;
  const ranks: unknown[] = [];
  ports.payments.retrieveCheckout = (id, by) => {
    ranks.push(by);
    return retrieveCheckout(id, by);
  };
  expect(await sweepUnpaid(ports, 30)).toBe(2);
  expect(ranks).toEqual(['round', 'round']);
});

test('failures of a sweep are reported once, with their number and the reason', async () => {
  const { finished, openCheckout, start, time, ports, logged } = createTestApp();
  for (let i = 0; i < 3; i += 1) await openCheckout(await finished());
  await start();
  time.now += 31 * DAY_MS;
  const away = {
    ...ports.payments,
    retrieveCheckout: () => Promise.reject(new Error('away, says visitor@example.org')),
  };
  expect(await sweepUnpaid({ ...ports, payments: away }, 30)).toBe(1);
  expect(logged).toEqual([
    {
      event: 'not_swept',
      fields: { kind: 'unpaidTests', count: 3, cause: expect.stringContaining('away, says [address]') },
    },
  ]);
});

test("if one kind can't be listed, the others are swept and the error is thrown at the end", async () => {
  const { start, time, ports } = createTestApp();
  await start();
  time.now += 31 * DAY_MS;
  const swept: string[] = [];
  const sweepers = {
    ...createSweepers(ports),
    unpaidTests: () => Promise.reject(new Error('not listed')),
    bookkeeping: async () => swept.push('bookkeeping'),
  };
  await expect(sweepAll(ports, sweepers, { ...never, unpaidTests: 30, bookkeeping: 30 })).rejects.toThrow(
    'not listed',
  );
  expect(swept).toEqual(['bookkeeping']);
});

test.each([
  ['before it was counted', 'paidTests'],
  ['after it was counted', 'unpaidTests'],
])(
  'a record that was damaged %s is stored for as long as a paid test, and does not stop the sweep',
  async (when, kind) => {
    const folder = temporaryFolder();
    const log = { warn() {}, error() {} };
    const before = await openLowdbStore({ folder, log }, [demoCheckoutRecords]);
    const { start, dashboard, time: timeBefore } = createTestApp({ store: before });
    const [damaged, other] = [await start(), await start()];
    timeBefore.now += DAY_MS;
    if (when === 'after it was counted') await dashboard.flush();
    await before.close();
    const store = await openLowdbStore({ folder, log }, [demoCheckoutRecords]);
    onTestFinished(() => store.close());
    const { time, ports, logged } = createTestApp({ store });
    const shard = path.join(folder, 'test-sessions', damaged.id.slice(-2));
    await fs.writeFile(path.join(shard, `${damaged.id}.json`), '{"half');
    time.now += 31 * DAY_MS;
    expect(await sweepUnpaid(ports, 30)).toBe(1);
    expect(await sweepUnpaid(ports, 30)).toBe(0);
    expect(logged).toEqual([]); // the store logs it
    expect(await store.testSessions.get(other.id)).toBeUndefined();
    expect(await fs.readFile(path.join(shard, `${damaged.id}.json`), 'utf8')).toBe('{"half');
    time.now += 698 * DAY_MS;
    const days = { ...never, unpaidTests: 30, paidTests: 730 };
    expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({});
    time.now += 2 * DAY_MS;
    expect(await sweepAll(ports, createSweepers(ports), { ...days, unpaidTests: 0 })).toEqual({});
    expect(await sweepAll(ports, createSweepers(ports), { ...days, paidTests: 0 })).toEqual({});
    expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({ [kind]: 1 });
    expect(await fs.readdir(shard)).toEqual([]);
  },
);

/** A paid test with a shared result and an email, at the time of the app. */
async function sharedAndMailed(app: ReturnType<typeof createTestApp>) {
  const session = await app.paid();
  const { token } = session;
  await app.call('GET', `/api/test-sessions/${session.id}/results`, session);
  const shared = await app.call<{ id: string }>('POST', '/api/shared-results', { token, body: {} });
  return { session, sharedId: shared.body.id };
}

test('old paid tests are deleted with everything that belongs to them; their payments stay in the accounting records', async () => {
  const app = createTestApp();
  const { store, time, ports } = app;
  const { session, sharedId } = await sharedAndMailed(app);
  const [checkout] = (await store.testSessions.get(session.id))?.checkouts ?? [];
  const checkoutId = checkout && 'id' in checkout ? checkout.id : '';
  const unpaid = await app.finished();
  time.now += 10 * DAY_MS;
  const days = { ...never, paidTests: 10 };
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({});
  time.now += 1;
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({ paidTests: 1 });
  expect(await store.testSessions.get(session.id)).toBeUndefined();
  expect(await store.sharedResults.get(sharedId)).toBeUndefined();
  expect(await store.collection(demoCheckoutRecords).get(checkoutId)).toBeUndefined();
  expect(await store.bookkeeping.get(checkoutId)).toBeDefined();
  expect(await store.testSessions.get(unpaid.id)).toBeDefined();

  const books = { ...never, bookkeeping: 20 };
  time.now += 10 * DAY_MS - 1;
  expect(await sweepAll(ports, createSweepers(ports), books)).toEqual({});
  time.now += 1;
  expect(await sweepAll(ports, createSweepers(ports), books)).toEqual({ bookkeeping: 2 });
  expect(await store.bookkeeping.get(checkoutId)).toBeUndefined();
  for await (const number of store.orders.ids()) expect.unreachable(number);
});

test('old shared results are deleted, and their tests can share again; one without its test is deleted too', async () => {
  const app = createTestApp();
  const { store, time, ports } = app;
  const { session, sharedId } = await sharedAndMailed(app);
  const orphan = await sharedAndMailed(app);
  await store.testSessions.remove(orphan.session.id);
  const days = { ...never, sharedResults: 5 };
  time.now += 5 * DAY_MS;
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({});
  time.now += 1;
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({ sharedResults: 2 });
  for (const id of [sharedId, orphan.sharedId]) expect(await store.sharedResults.get(id)).toBeUndefined();
  expect((await store.testSessions.get(session.id))?.sharedResultId).toBeNull();
  const again = await app.call<{ id: string }>('POST', '/api/shared-results', { ...session, body: {} });
  expect(again.body.id).not.toBe(sharedId);
});

test('old email files are deleted, and so are the notes of them', async () => {
  const folder = path.join(temporaryFolder(), 'outbox');
  const mailer = createOutbox({
    folder,
    sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
    disk: createDisk({ folder: path.dirname(folder), log: { warn() {} } }),
  });
  const { time, ports, mail, store } = createTestApp({ mailer });
  const email = { sessionId: null, to: 'ann@example.org', subject: 's', text: 't', html: 'h' };
  const [older, newer] = ['o'.repeat(24), 'n'.repeat(24)];
  await mail.add({ ...email, id: older });
  await mail.deliverDue();
  time.now += DAY_MS;
  await mail.add({ ...email, id: newer });
  await mail.deliverDue();
  await fs.writeFile(path.join(folder, 'note of the operator.txt'), '');
  const days = { ...never, emails: 1 };
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({});
  time.now += 1;
  expect(await sweepAll(ports, createSweepers(ports), days)).toEqual({ emails: 2 }); // the file, and the note of it
  expect(await fs.readdir(folder)).toEqual([expect.stringMatching(/-n+\.eml$/), 'note of the operator.txt']);
  expect([await store.emails.get(older), await store.emails.get(newer)]).toMatchObject([
    undefined,
    { id: newer },
  ]);
});

test('0 keeps everything, however old it is', async () => {
  const app = createTestApp();
  await sharedAndMailed(app);
  await app.start();
  app.time.now += 10_000 * DAY_MS;
  expect(await sweepAll(app.ports, createSweepers(app.ports), never)).toEqual({});
});
