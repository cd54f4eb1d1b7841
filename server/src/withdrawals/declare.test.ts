import type { Withdrawal } from '@quotient/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { MailRefused } from '../mail/mailRefused.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { BUYER, startWithdrawalWorld } from '../testing/withdrawalWorld.ts';

test('an acknowledgment that no mail server takes is not silent', async () => {
  const mailer = {
    async send() {
      throw new MailRefused('no such mailbox');
    },
  };
  const { call, declare, processed } = await startWithdrawalWorld({ mailer });
  const declared = await declare('my test');
  expect(declared.body.mail).toBe('pending');
  await processed(declared);
  expect((await call<Withdrawal>('GET', `/api/withdrawals/${declared.body.id}`)).body.mail).toBe('failed');
});

test('an address gets five acknowledgments a day; further declarations count, and say that no email comes', async () => {
  const { buy, call, declare, processed, subjects } = await startWithdrawalWorld();
  const { order } = await buy();
  for (let i = 0; i < 5; i += 1) await processed(await declare('my test'));
  const sixth = await declare(order.id);
  expect([sixth.status, sixth.body.mail]).toEqual([202, 'pending']);
  expect((await processed(sixth))?.state).toBe('refunded');
  expect(subjects(BUYER)).toHaveLength(5);
  expect((await call<Withdrawal>('GET', `/api/withdrawals/${sixth.body.id}`)).body.mail).toBe('failed');
});

test('if the declaration cannot be stored, the call fails and nothing is acknowledged', async () => {
  const store = createMemoryStore();
  store.withdrawals.create = async () => {
    throw new ApiError('storage_failed');
  };
  const { call, mail, sentEmails } = await startWithdrawalWorld({ store });
  const body = { name: 'Ann', contract: 'my test', email: 'ann@example.org' };
  expect((await call('POST', '/api/withdrawals', { body })).status).toBe(503);
  await mail.deliverDue();
  expect(sentEmails).toEqual([]);
});

test('nobody reads a declaration without its id', async () => {
  const { declare, fail } = await startWithdrawalWorld();
  const { id } = (await declare('my test')).body;
  expect(id).toMatch(/^\d{13}-[a-z0-9]{24}$/);
  expect(await fail('GET', `/api/withdrawals/${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`)).toEqual([
    404,
    'not_found',
  ]);
  expect(await fail('GET', '/api/withdrawals/1')).toEqual([400, 'invalid_request']);
});

test('a declaration that is sent again after a lost answer is one, also when both arrive at once', async () => {
  const { declare, time, store, mail, subjects } = await startWithdrawalWorld();
  const id = `${time.now - 5000}-abcdefghijklmnopqrstuvwx`;
  const both = await Promise.all([declare('my test', { id }), declare('my test', { id })]);
  time.now += 60_000;
  await mail.deliverDue();
  const later = await declare('my test', { id });
  expect([...both, later].map(({ status }) => status)).toEqual([202, 202, 202]);
  expect([...both, later].map(({ body }) => body.id)).toEqual([id, id, id]);
  expect(later.body.receivedAt).toBe(both[0]?.body.receivedAt);
  expect(later.body.mail).toBe('sent');
  expect(subjects(BUYER)).toHaveLength(1);
  for await (const stored of store.withdrawals.ids()) expect(stored).toBe(id);
});

test.each([
  ['a clock that is days ahead', 3 * 86_400_000, {}],
  ['a clock of the year 1970', -Date.UTC(2020, 0), {}],
  ['other words', 0, { contract: 'another test' }],
])('an id of %s loses no declaration: it gets one of ours', async (_, ahead, changes) => {
  const { declare, time, store } = await startWithdrawalWorld();
  const at = String(Math.max(time.now + ahead, 0)).padStart(13, '0');
  const id = `${at}-abcdefghijklmnopqrstuvwx`;
  const first = await declare('my test', { id });
  const second = await declare('my test', { id, ...changes });
  expect(second.body.id).not.toBe(first.body.id);
  expect(await store.withdrawals.get(second.body.id)).toMatchObject({ contract: 'my test', ...changes });
});
