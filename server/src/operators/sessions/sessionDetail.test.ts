import { expect, test } from 'vitest';
import type { TestSessionRecord } from '../../session/record.ts';
import { inThreeSeconds } from '../../testing/advanceTime.ts';
import { createFinishedRecord } from '../../testing/records.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { toDispute, toSessionDetail } from './sessionDetail.ts';

const price = { amountMinor: 100, currency: 'EUR' };
const { startedAt } = createFinishedRecord();
const checkout = (id: string, state: 'open' | 'paid' | 'disputed' | 'duplicate', minutes: number) =>
  ({ id, state, idempotencyKey: id, price, createdAt: startedAt + minutes * 60_000, url: null }) as const;
const detail = (changes: Partial<TestSessionRecord>, ports = createTestApp().ports) =>
  toSessionDetail(ports, createFinishedRecord(changes));
const told = ({ events }: Awaited<ReturnType<typeof detail>>) =>
  events.map(({ kind, of, state }) => [kind, of, state].filter(Boolean).join(' '));

test('events are in order of time, and each event of a payment after its checkout', async () => {
  const { events } = await detail({
    checkouts: [checkout('first', 'duplicate', 20), checkout('second', 'paid', 30)],
    appliedPaymentEvents: ['first:paid', 'evt_1', 'second:paid', 'evt_2', 'first:duplicate'],
    emails: [{ id: 'mail', sentAt: startedAt + 25 * 60_000 }] as never,
  });
  expect(told({ events } as never)).toEqual([
    'started',
    'finished',
    'checkout first',
    'payment first paid',
    'provider-event evt_1',
    'payment first duplicate',
    'email-asked mail',
    'checkout second',
    'payment second paid',
    'provider-event evt_2',
  ]);
});

test('a change of a payment with a time is where it happened, even long after its checkout', async () => {
  const { events } = await detail({
    checkouts: [checkout('first', 'disputed', 20)],
    appliedPaymentEvents: ['first:paid', 'evt_1', 'first:disputed'],
    // an earlier version noted the first two
    paymentTimes: [{ index: 2, at: startedAt + 90 * 60_000 }],
    emails: [{ id: 'mail', sentAt: startedAt + 25 * 60_000 }] as never,
  });
  expect(told({ events } as never).slice(2)).toEqual([
    'checkout first',
    'payment first paid',
    'provider-event evt_1',
    'email-asked mail',
    'payment first disputed',
  ]);
  expect(events.slice(3).map(({ at }) => at)).toEqual([
    null,
    null,
    startedAt + 25 * 60_000,
    startedAt + 90 * 60_000,
  ]);
});

test('an event from before states were stored is after the first checkout that has an id', async () => {
  const creating = { state: 'creating', idempotencyKey: 'k', price, createdAt: startedAt } as const;
  const shown = await detail({
    checkouts: [creating, checkout('second', 'paid', 30)],
    appliedPaymentEvents: ['evt_1'],
  });
  expect(told(shown).slice(-2)).toEqual(['checkout second', 'provider-event evt_1']);
  expect(shown.checkouts.map(({ id }) => id)).toEqual([null, 'second']);
});

test('a shared result or certificate that no longer exists has no time, and is last', async () => {
  const shown = await detail({ sharedResultId: 's'.repeat(22), certificateCode: 'abc' });
  expect(told(shown).slice(-2)).toEqual([`shared ${'s'.repeat(22)}`, 'certificate abc']);
  expect([shown.shared?.createdAt, shown.certificate?.createdAt]).toEqual([null, null]);
});

test('only of a dispute the provider is asked, and one that cannot answer hides nothing else', async () => {
  const { ports } = createTestApp();
  const asked: string[] = [];
  const silent = {
    ...ports,
    payments: {
      ...ports.payments,
      retrieveCheckout(id: string) {
        asked.push(id);
        return Promise.reject(new Error('out of reach'));
      },
    },
  };
  const checkouts = [checkout('paid', 'paid', 20), checkout('lost', 'disputed', 30)];
  const shown = await detail({ checkouts }, silent);
  expect(asked).toEqual(['lost']);
  expect(shown.checkouts.map(({ id, dispute }) => [id, dispute])).toEqual([
    ['paid', null],
    ['lost', null],
  ]);
});

test("a disputed test is shown within three seconds, even if the provider doesn't answer", async () => {
  const { ports } = createTestApp();
  const silent = { ...ports.payments, retrieveCheckout: () => new Promise<never>(() => {}) };
  const checkouts = [checkout('first', 'disputed', 20), checkout('second', 'disputed', 30)];
  const shown = await inThreeSeconds(() => detail({ checkouts }, { ...ports, payments: silent }));
  expect(shown.checkouts.map(({ id, dispute }) => [id, dispute])).toEqual([
    ['first', null],
    ['second', null],
  ]);
});

test('a dispute without a day has none', () => {
  expect(toDispute(undefined)).toBeNull();
  expect(toDispute({ id: 'du_1', reason: 'fraudulent' })).toEqual({ reason: 'fraudulent', answerBy: null });
  expect(toDispute({ id: 'du_1', reason: 'fraudulent', answerBy: 5 })).toEqual({
    reason: 'fraudulent',
    answerBy: 5,
  });
});

test('no answer key, no token and no address leaves', async () => {
  const shown = JSON.stringify(await detail({}));
  for (const secret of ['correct"', 'tokenHash', 'hhhhhhhh', 'options']) expect(shown).not.toContain(secret);
});
