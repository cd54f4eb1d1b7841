import type { Withdrawal } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { BUYER, startWithdrawalWorld } from '../testing/withdrawalWorld.ts';

// Directive 2011/83/EU, Article 11a. What it says about labels and pages is tested with the pages.

const DAY_MS = 86_400_000;

test('Article 11a(1): the function is there without signing in, before, within and after the period', async () => {
  const { buy, declare, time } = await startWithdrawalWorld();
  expect((await declare('no order yet')).status).toBe(202);
  const { order } = await buy();
  for (const days of [0, 13, 20, 400]) {
    time.now = order.createdAt + days * DAY_MS;
    expect((await declare(order.id)).status).toBe(202);
  }
});

test('Article 11a(2): name, contract and email are all that a declaration asks for, in any words', async () => {
  const { call, buy, declare, processed, statusOf } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const declared = await declare(`the test that I paid for on Thursday, ${order.id.toLowerCase()}`);
  expect((await processed(declared))?.state).toBe('refunded');
  expect(await statusOf(session)).toBe('refunded');
  for (const field of ['name', 'contract', 'email'])
    expect((await call('POST', '/api/withdrawals', { body: { ...declared.body, [field]: '' } })).status).toBe(
      400,
    );
});

test.each(localeCodes)(
  'Article 11a(4): the acknowledgment goes out at once with all content, date and time, in %s',
  async (locale) => {
    const { declare, mail, sentEmails, time } = await startWithdrawalWorld();
    time.now = Date.UTC(2026, 10, 29, 13, 5, 7);
    const contract = 'Q-2026-ABCDEFG, <b>the test</b>';
    await declare(contract, { name: 'Zoë & Ann', email: 'zoe@example.org', locale });
    await mail.deliverDue();
    expect(sentEmails.map(({ to }) => to)).toEqual(['zoe@example.org']);
    const [{ text = '', html = '', subject = '' } = {}] = sentEmails;
    for (const part of ['Zoë & Ann', contract, 'zoe@example.org', '2026', '13:05:07', 'UTC', 'Example Ltd'])
      expect(text).toContain(part);
    expect(html).toContain('&lt;b&gt;the test');
    expect(subject).not.toContain('Zoë');
    expect(`${subject}${text}`).not.toMatch(/\{\{|mail\./);
  },
);

test('Article 11a(4): an acknowledgment that a crash left out of the queue is sent by the next round, once', async () => {
  const { declare, processed, mail, ports, subjects } = await startWithdrawalWorld();
  const { add } = ports.mail;
  ports.mail.add = async () => {
    throw new Error('crashed');
  };
  const declared = await declare('my test');
  expect(declared.status).toBe(202);
  await mail.deliverDue();
  expect(subjects(BUYER)).toEqual([]);
  ports.mail.add = add;
  await processed(declared);
  await processed(declared);
  expect(subjects(BUYER)).toEqual(['We received your withdrawal']);
});

test('Article 11a(5): a declaration that was sent a second before the end is in time, though processed a day later', async () => {
  const { buy, declare, processed, statusOf, time } = await startWithdrawalWorld();
  const { session, order } = await buy();
  // Thursday, 1 January; the 15th ends in the last time zone twelve hours after midnight of UTC
  expect(new Date(order.createdAt).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  time.now = Date.UTC(2026, 0, 16, 12) - 1000;
  const declared = await declare(order.id);
  time.now += DAY_MS;
  expect((await processed(declared))?.orders).toEqual([{ number: order.id, outcome: 'refunded' }]);
  expect(await statusOf(session)).toBe('refunded');
});

test('Article 11a(5): a declaration after the end is left to the operator', async () => {
  const { buy, declare, processed, refunds, statusOf, time } = await startWithdrawalWorld();
  const { session, order } = await buy();
  time.now = Date.UTC(2026, 0, 16, 12);
  const record = await processed(await declare(order.id));
  expect(record).toMatchObject({ state: 'open', orders: [{ number: order.id, outcome: 'too-late' }] });
  expect([refunds(), await statusOf(session)]).toEqual([0, 'paid']);
});

test('Article 10(1): without the information the period is twelve months longer', async () => {
  const { buy, declare, processed, time, ports } = await startWithdrawalWorld();
  const right = { days: 14, law: 'x', shown: true, immediatePerformance: 'no', informed: false } as const;
  ports.withdrawalTable = { countries: {}, others: right };
  const { order } = await buy();
  time.now = Date.UTC(2027, 0, 16);
  expect((await processed(await declare(order.id)))?.state).toBe('refunded');
});

test('Article 16(m): who agreed to immediate performance and lost the right is left to the operator', async () => {
  const { buy, declare, processed, store, refunds } = await startWithdrawalWorld();
  const { order } = await buy();
  await store.orders.update(order.id, (held) => ({ ...held, consentedAt: order.createdAt }));
  const record = await processed(await declare(order.id));
  expect(record?.orders).toEqual([{ number: order.id, outcome: 'right-given-up' }]);
  expect(refunds()).toBe(0);
});

test('Article 16(m): a consent counts only where the table asks for it', async () => {
  const right = { days: 14, law: 'x', shown: true, immediatePerformance: 'ask', informed: true } as const;
  const ask = { countries: { DE: right }, others: right };
  const stays = { ...right, immediatePerformance: 'no' } as const;
  for (const [withdrawalTable, isGiven, isLost] of [
    [ask, true, true],
    [ask, false, false],
    [{ ...ask, others: stays }, true, false],
    [undefined, true, false],
  ] as const) {
    const world = await startWithdrawalWorld({ withdrawalTable });
    const session = await world.finished();
    await world.call('POST', '/api/create-payment', session);
    const body = isGiven ? { immediatePerformance: true } : {};
    await world.call('POST', '/api/create-payment', { ...session, body });
    const { order } = await world.buy(session);
    expect(order.consentedAt !== null).toBe(isLost);
    expect((await world.processed(await world.declare(order.id)))?.state).toBe(isLost ? 'open' : 'refunded');
  }
});

test('no oracle: the answer is the same whether an order matches, belongs to somebody else, or does not exist', async () => {
  const { buy, declare, call, processed, refunds, statusOf, subjects } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const mine = { email: 'me@elsewhere.example' };
  const foreign = await declare(order.id, mine);
  const unknown = await declare('Q-2026-AAAAAAA', mine);
  const shape = ({ status, body: { id, contract, ...rest } }: typeof foreign) => [
    status,
    rest,
    id.length,
    contract.length,
  ];
  expect(shape(foreign)).toEqual(shape(unknown));
  expect((await processed(foreign))?.orders).toEqual([{ number: order.id, outcome: 'email-differs' }]);
  for (const { body } of [foreign, unknown])
    expect((await call<Withdrawal>('GET', `/api/withdrawals/${body.id}`)).body).toEqual({
      ...body,
      mail: 'sent',
    });
  expect([refunds(), await statusOf(session)]).toEqual([0, 'paid']);
  expect(subjects(mine.email)).toEqual(['We received your withdrawal', 'We received your withdrawal']);
  expect(subjects(BUYER)).toEqual([]);
});
