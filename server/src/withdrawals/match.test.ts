import { expect, test } from 'vitest';
import { defaultWithdrawalTable } from '../payments/withdrawalTerms.ts';
import { startWithdrawalWorld } from '../testing/withdrawalWorld.ts';
import { obstacleTo } from './match.ts';

const DAY_MS = 86_400_000;

test('an order is withdrawn from by its address in time; each obstacle has its name', async () => {
  const { order } = await (await startWithdrawalWorld()).buy();
  const declared = { email: 'jenny.rosen+iq@example.com', receivedAt: order.createdAt };
  const obstacle = (changes: object, of: object = {}) =>
    obstacleTo({ ...order, ...of }, { ...declared, ...changes }, defaultWithdrawalTable);
  expect(obstacle({})).toBeUndefined();
  expect(obstacle({ email: 'ann@example.org' })).toBe('email-differs');
  expect(obstacle({ email: 'ann@example.org' }, { email: null })).toBeUndefined();
  expect(obstacle({}, { consentedAt: 1 })).toBe('right-given-up');
  expect(obstacle({ receivedAt: order.createdAt + 17 * DAY_MS })).toBe('too-late');
  expect(obstacleTo(undefined, declared, defaultWithdrawalTable)).toBe('no-order');
});
