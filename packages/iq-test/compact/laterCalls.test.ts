import { expect, test, vi } from 'vitest';
import { laterCalls as direct } from '../src/api/laterCalls.ts';
import { laterCalls as fetched } from './laterCalls.ts';

const credentials = { id: '1767225600000-k3v9x2m8q1', token: 'secret' };
// with their styles the stages come from a build alone
vi.mock('../src/embed/widget/laterStages.ts', () => import('../src/api/laterCalls.ts'));

/** Notes what is sent, and answers as if all of it were found. */
const createCaller = () => {
  const answer = { status: 200, text: '{}', id: 'mail', state: 'sent' as const };
  return { send: vi.fn(async () => answer), ask: vi.fn(async () => answer as never) };
};

test('every later call is there, and sends what the code that it fetches sends', async () => {
  const [one, other] = [createCaller(), createCaller()];
  const [calls, standIns] = [direct(one), fetched(other)];
  expect(Object.keys(standIns).sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls)) {
    await call(credentials as never, { id: 'x' } as never);
    await standIns[name as keyof typeof calls](credentials as never, { id: 'x' } as never);
  }
  expect(other.send.mock.calls).toEqual(one.send.mock.calls);
  expect(other.ask.mock.calls).toEqual(one.ask.mock.calls);
  expect(one.send.mock.calls.length + one.ask.mock.calls.length).toBe(Object.keys(calls).length);
});
