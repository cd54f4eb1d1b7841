import fs from 'node:fs/promises';
import path from 'node:path';
import { personas } from '@quotient/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import type { Mailer } from '../mail/ports.ts';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { createOutbox } from '../outside/outbox/outbox.ts';
import type { Store } from '../ports.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const email = 'ann@example.org';
const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

/** Runs `before` ahead of each change of a collection. */
const watched = <T>(collection: Collection<T>, before: () => void): Collection<T> => ({
  ...collection,
  async create(...args) {
    before();
    return collection.create(...args);
  },
  async update(...args) {
    before();
    return collection.update(...args);
  },
  async remove(...args) {
    before();
    return collection.remove(...args);
  },
});

/** The real store, outbox and demo provider in a folder; `before` runs ahead of each change. */
async function openWorld(before: () => void = () => {}) {
  const folder = temporaryFolder();
  const log = { warn() {}, error() {} };
  const opened = await openLowdbStore({ folder, log }, [demoCheckoutRecords]);
  onTestFinished(() => opened.close());
  const store: Store = {
    testSessions: watched(opened.testSessions, before),
    sharedResults: watched(opened.sharedResults, before),
    certificates: watched(opened.certificates, before),
    bookkeeping: watched(opened.bookkeeping, before),
    pendingPayments: watched(opened.pendingPayments, before),
    orders: watched(opened.orders, before),
    orderAddresses: watched(opened.orderAddresses, before),
    withdrawals: opened.withdrawals,
    emails: opened.emails,
    mailCounts: opened.mailCounts,
    mailAddresses: opened.mailAddresses,
    audit: opened.audit,
    dayCounts: opened.dayCounts,
    testRows: opened.testRows,
    uncounted: opened.uncounted,
    counting: opened.counting,
    earlierCounts: opened.earlierCounts,
    earlierRows: opened.earlierRows,
    visits: opened.visits,
    svgShapes: opened.svgShapes,
    partners: opened.partners,
    clock: opened.clock,
    sweeps: opened.sweeps,
    archivedFiles: opened.archivedFiles,
    collection: (definition) => watched(opened.collection(definition), before),
    checkWritable: opened.checkWritable,
  };
  const outbox = createOutbox({
    folder: path.join(folder, 'outbox'),
    sender: { name: 'IQ Test', address: 'no-reply@iq.test' },
    disk: opened.disk,
  });
  const mailer: Mailer = {
    send: outbox.send,
    async forget(id) {
      before();
      await outbox.forget?.(id);
    },
  };
  return { folder, ...createTestApp({ store, mailer }) };
}

/** Names and texts of all files in the folder, one string. */
async function everythingIn(folder: string): Promise<string> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map(async (file) => `${file}\n${await fs.readFile(file, 'utf8')}`))).join(
    '\n',
  );
}

/** A paid test with all possible documents: a canceled checkout, an email, a shared result. */
async function fullSession(world: Awaited<ReturnType<typeof openWorld>>) {
  const session = await world.finished(personas.careful.answers);
  const canceled = await world.openCheckout(session);
  await world.decide(canceled.id, 'cancel');
  const paid = await world.openCheckout(session);
  await world.decide(paid.id, 'pay');
  await world.call('GET', pathOf(session, '/results'), session);
  const { token } = session;
  await world.call('POST', '/api/send-results-email', { token, body: { email } });
  await world.mail.deliverDue();
  const shared = await world.call<{ id: string }>('POST', '/api/shared-results', { token, body: {} });
  const paper = await world.call<{ code: string }>('POST', '/api/certificates', { token });
  return {
    session,
    paidId: paid.id,
    traces: [session.id, canceled.id, shared.body.id, paper.body.code, email],
  };
}

test('nothing of a deleted test is left in the data folder but its accounting records', async () => {
  const world = await openWorld();
  const { session, paidId, traces } = await fullSession(world);
  const before = await everythingIn(world.folder);
  for (const trace of [...traces, paidId]) expect(before).toContain(trace);
  expect((await world.call('DELETE', pathOf(session), session)).status).toBe(204);
  const after = await everythingIn(world.folder);
  for (const trace of traces) expect(after).not.toContain(trace);
  expect(after.split(paidId)).toHaveLength(4); // the name of one file, the id in it, and that in the order
  expect(await world.store.bookkeeping.get(paidId)).toEqual({
    schemaVersion: SCHEMA_VERSION,
    id: paidId,
    price: { amountMinor: 100, currency: 'EUR' },
    createdAt: START_AT,
  });
});

test('the token of a deleted test opens nothing, as that of any unknown one', async () => {
  const { paid, call, fail } = createTestApp();
  const session = await paid();
  await call('DELETE', pathOf(session), session);
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/results'],
    ['GET', '/export'],
    ['DELETE', ''],
  ] as const)
    expect(await fail(method, pathOf(session, rest), session)).toEqual([404, 'session_not_found']);
  expect(await fail('POST', '/api/shared-results', { token: session.token, body: {} })).toEqual([
    401,
    'invalid_token',
  ]);
});

test('only the token of the test itself deletes it', async () => {
  const { start, fail, store } = createTestApp();
  const [mine, other] = [await start(), await start()];
  expect(await fail('DELETE', pathOf(mine))).toEqual([401, 'missing_token']);
  expect(await fail('DELETE', pathOf(mine), { token: other.token })).toEqual([404, 'session_not_found']);
  expect(await store.testSessions.get(mine.id)).toBeDefined();
});

test('a test that is still running can be deleted', async () => {
  const { start, call, store } = createTestApp();
  const session = await start();
  expect((await call('DELETE', pathOf(session), session)).status).toBe(204);
  expect(await store.testSessions.get(session.id)).toBeUndefined();
});

test('after a crash at any step, the same call deletes the rest', async () => {
  let stepsLeft = Number.POSITIVE_INFINITY;
  const crash = () => {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new Error('crash');
  };
  let step = 0;
  for (; step < 50; step += 1) {
    stepsLeft = Number.POSITIVE_INFINITY;
    const world = await openWorld(crash);
    const { session, paidId, traces } = await fullSession(world);
    stepsLeft = step;
    const first = await world.app.request(pathOf(session), {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${session.token}` },
    });
    stepsLeft = Number.POSITIVE_INFINITY;
    if (first.status === 204) break;
    expect(first.status).toBe(500);
    expect((await world.call('DELETE', pathOf(session), session)).status).toBe(204);
    const after = await everythingIn(world.folder);
    for (const trace of traces) expect(after).not.toContain(trace);
    expect(await world.store.bookkeeping.get(paidId)).toBeDefined();
  }
  // the failed checkouts, the accounting records, the order, the list of undecided payments, two checkouts, the email, its note,
  // once more the email, the shared result, its note, the test
  expect(step).toBe(15);
});

test('an open checkout can no longer be paid', async () => {
  const { finished, openCheckout, call, fail, store } = createTestApp();
  const session = await finished();
  const { id } = await openCheckout(session);
  expect((await call('DELETE', pathOf(session), session)).status).toBe(204);
  expect(await fail('POST', `/api/demo-checkouts/${id}/decision`, { body: { action: 'pay' } })).toEqual([
    404,
    'checkout_not_found',
  ]);
  expect(await store.bookkeeping.get(id)).toBeUndefined();
});

test('a payment that nobody has asked about yet is in the accounting records', async () => {
  const { paid, call, store } = createTestApp();
  const session = await paid();
  const [checkout] = (await store.testSessions.get(session.id))?.checkouts ?? [];
  await call('DELETE', pathOf(session), session);
  expect(await store.bookkeeping.get(checkout && 'id' in checkout ? checkout.id : '')).toMatchObject({
    price: { amountMinor: 100, currency: 'EUR' },
  });
});

test('if the provider leaves a checkout open, nothing is deleted; once it is closed, everything is', async () => {
  const { payments, script } = createScriptedPayments();
  const { finished, call, fail, store } = createTestApp({ payments });
  const session = await finished();
  await call('POST', '/api/create-payment', session);
  expect(await fail('DELETE', pathOf(session), session)).toEqual([502, 'payment_provider_failed']);
  expect(await store.testSessions.get(session.id)).toBeDefined();
  payments.expireCheckout = async () => {
    script.report = { status: 'closed' };
  };
  expect((await call('DELETE', pathOf(session), session)).status).toBe(204);
});

test('a checkout whose id a crash has lost is asked for again and closed', async () => {
  const { payments, asked, script } = createScriptedPayments();
  const expired: string[] = [];
  payments.expireCheckout = async (id) => {
    expired.push(id);
    script.report = { status: 'closed' };
  };
  const { finished, call, store } = createTestApp({ payments });
  const session = await finished();
  await store.testSessions.update(session.id, (record) => ({
    ...record,
    checkouts: [
      {
        state: 'creating',
        idempotencyKey: 'lost00000000',
        price: { amountMinor: 100, currency: 'EUR' },
        createdAt: START_AT,
      },
    ],
  }));
  expect((await call('DELETE', pathOf(session), session)).status).toBe(204);
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['lost00000000']);
  expect(expired).toEqual(['checkout_lost00000000']);
});

test('what another tab shares, mails or opens at the same moment leaves nothing either', async () => {
  for (let round = 0; round < 8; round += 1) {
    const world = await openWorld();
    const { session, traces } = await fullSession(world);
    const { token } = session;
    const post = (address: string, body: unknown) =>
      world.app.request(address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const all = [
      post('/api/send-results-email', { email }),
      post('/api/shared-results', {}),
      world.call('DELETE', pathOf(session), session),
      post('/api/shared-results', {}),
      post('/api/send-results-email', { email }),
    ];
    await Promise.all(all);
    const after = await everythingIn(world.folder);
    for (const trace of traces) expect(after).not.toContain(trace);
  }
});
