import type { AdminWithdrawal, AuditEntry } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { BUYER, startWithdrawalWorld } from '../testing/withdrawalWorld.ts';
import type { WithdrawalRecord } from '../withdrawals/record.ts';

interface Page {
  withdrawals: AdminWithdrawal[];
  next: string | null;
}
const token = 'operator';
const PATH = '/api/admin/withdrawals';

test('an operator sees every declaration, newest first, with the reason and the orders of its address', async () => {
  const { buy, call, declare, processed, time } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const refused = await declare(`${order.id} and Q-2026-AAAAAAA`, { email: 'ann@example.org' });
  await processed(refused);
  time.now += 1;
  const unnamed = await declare('my test');
  await processed(unnamed);
  const { body } = await call<Page>('GET', PATH, { token });
  expect(body.next).toBeNull();
  expect(body.withdrawals).toMatchObject([
    {
      id: unnamed.body.id,
      state: 'open',
      orders: [],
      mail: 'sent',
      candidates: [{ number: order.id, sessionId: session.id, price: order.price, isDemo: order.isDemo }],
    },
    {
      id: refused.body.id,
      state: 'open',
      orders: [
        { number: order.id, outcome: 'email-differs', price: order.price, sessionId: session.id },
        { number: 'Q-2026-AAAAAAA', outcome: 'no-order', price: null, sessionId: null },
      ],
      candidates: [],
    },
  ]);
  expect((await call<Page>('GET', `${PATH}?state=refunded`, { token })).body.withdrawals).toEqual([]);
});

test('an operator refunds an order by hand, once, and the audit log has it without a name or an address', async () => {
  const { admin, buy, call, declare, processed, refunds, statusOf } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const { body: declared } = await declare('my test', { email: 'ann@example.org' });
  await processed({ body: declared });
  const path = `${PATH}/${declared.id}/refund`;
  for (const outcome of ['refunded', 'already-refunded'] as const)
    expect((await call('POST', path, { token, body: { order: order.id.toLowerCase() } })).body).toMatchObject(
      { state: 'refunded', orders: [{ number: order.id, outcome }] },
    );
  expect([refunds(), await statusOf(session)]).toEqual([1, 'refunded']);
  const entries: AuditEntry[] = await admin.audit.list(undefined, 10);
  expect(entries.filter(({ outcome }) => outcome === 'done').at(-1)).toMatchObject({
    action: 'withdrawal.refund',
    subject: declared.id,
    details: { order: order.id, outcome: 'refunded' },
  });
  expect(JSON.stringify(entries)).not.toMatch(/ann@|Jenny/);
});

test('an operator notes an answer; a refunded declaration stays refunded', async () => {
  const { buy, call, declare, processed } = await startWithdrawalWorld();
  const { order } = await buy();
  const [open, settled] = [await declare('my test'), await declare(order.id)];
  await processed(open);
  const answer = async (id: string) => (await call('POST', `${PATH}/${id}/answer`, { token })).body.state;
  expect(await answer(open.body.id)).toBe('answered');
  expect(await answer(settled.body.id)).toBe('refunded');
});

test('what is answered before the round is not refunded by it', async () => {
  const { buy, call, declare, processed, refunds } = await startWithdrawalWorld();
  const { order } = await buy();
  const declared = await declare(order.id);
  await call('POST', `${PATH}/${declared.body.id}/answer`, { token });
  expect((await processed(declared))?.state).toBe('answered');
  expect(refunds()).toBe(0);
});

test('an unknown order or declaration changes nothing, and nobody but an operator may', async () => {
  const { buy, declare, fail, processed, refunds } = await startWithdrawalWorld();
  const { order } = await buy();
  const declared = await declare('my test');
  await processed(declared);
  const path = `${PATH}/${declared.body.id}/refund`;
  for (const number of ['Q-2026-AAAAAAA', 'nothing'])
    expect(await fail('POST', path, { token, body: { order: number } })).toEqual([404, 'not_found']);
  const unknown = `${PATH}/1767225600000-${'a'.repeat(24)}`;
  expect(await fail('POST', `${unknown}/refund`, { token, body: { order: order.id } })).toEqual([
    404,
    'not_found',
  ]);
  expect(await fail('POST', `${unknown}/answer`, { token })).toEqual([404, 'not_found']);
  for (const [method, address] of [
    ['GET', PATH],
    ['GET', '/api/admin/open-withdrawals'],
    ['POST', `${PATH}/${declared.body.id}/answer`],
  ] as const)
    expect(await fail(method, address)).toEqual([401, 'signed_out']);
  expect(refunds()).toBe(0);
});

test('pages have 50 declarations each, and each is on one page', async () => {
  const { call, declare, store } = await startWithdrawalWorld();
  const { body } = await declare('first');
  const first = (await store.withdrawals.get(body.id)) as WithdrawalRecord;
  for (let i = 1; i < 120; i += 1) {
    const receivedAt = first.receivedAt + i * 3_600_000;
    const id = `${receivedAt}-${'a'.repeat(24)}`;
    await store.withdrawals.create(id, {
      ...first,
      schemaVersion: SCHEMA_VERSION,
      id,
      receivedAt,
      email: BUYER,
    });
  }
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let before = ''; ; ) {
    const page = (await call<Page>('GET', `${PATH}${before && `?before=${before}`}`, { token })).body;
    sizes.push(page.withdrawals.length);
    seen.push(...page.withdrawals.map(({ id }) => id));
    if (page.next === null) break;
    before = page.next;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
});

test('the open declarations are counted, and found without reading any others, however many are stored', async () => {
  const { call, declare, processed, store } = await startWithdrawalWorld();
  const number = async () => (await call('GET', '/api/admin/open-withdrawals', { token })).body;
  const declared = await declare('my test');
  expect(await number()).toEqual({ open: 0 });
  const received = (await store.withdrawals.get(declared.body.id)) as WithdrawalRecord;
  await processed(declared);
  const [early, late] = [-1, 1].map((sign) => sign * 5000 * 60_000);
  for (let i = 0; i < 2500; i += 1)
    for (const start of [early, late]) {
      const receivedAt = received.receivedAt + (start ?? 0) + i * 60_000;
      const id = `${receivedAt}-${'a'.repeat(24)}`;
      await store.withdrawals.create(id, { ...received, id, receivedAt, state: 'answered', nextAt: null });
    }
  expect(await number()).toEqual({ open: 1 });
  const { get } = store.withdrawals;
  const read: string[] = [];
  store.withdrawals.get = (id, purpose) => {
    read.push(id);
    return get(id, purpose);
  };
  const open = (await call<Page>('GET', `${PATH}?state=open`, { token })).body;
  expect([open.withdrawals.map(({ id }) => id), open.next]).toEqual([[declared.body.id], null]);
  expect(read).toEqual([declared.body.id]);
  expect((await call<Page>('GET', `${PATH}?state=received`, { token })).body.withdrawals).toEqual([]);
  await call('POST', `${PATH}/${declared.body.id}/answer`, { token });
  expect(await number()).toEqual({ open: 0 });
});

test('counting stops at a hundred open declarations', async () => {
  const { call, declare, store } = await startWithdrawalWorld();
  const { body } = await declare('my test');
  const received = (await store.withdrawals.get(body.id)) as WithdrawalRecord;
  for (let i = 1; i <= 120; i += 1) {
    const id = `${received.receivedAt + i}-${'a'.repeat(24)}`;
    await store.withdrawals.create(id, { ...received, id, state: 'open', nextAt: null });
  }
  expect((await call('GET', '/api/admin/open-withdrawals', { token })).body).toEqual({ open: 100 });
});
