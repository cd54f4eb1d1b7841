import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { challengeOf, HOUR_MS, login, MINUTE_MS, withTotp } from './signIn.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: Date.UTC(2026, 0, 1),
  });
});
afterEach(() => void vi.useRealTimers());

const failures = (world: Awaited<ReturnType<typeof createOperatorWorld>>) =>
  world.authLogged.filter((event) => event === 'sign_in_failures').length;
const entries = async (world: Awaited<ReturnType<typeof createOperatorWorld>>, action: string) =>
  (await world.admin.audit.list(undefined, 1000)).filter((entry) => entry.action === action);

test('wrong passwords are logged at once and then once a minute, without addresses', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  for (let i = 0; i < 20; i += 1) await login(world, 'a wrong password here');
  expect(failures(world)).toBe(1);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(world.authDetails).toEqual([
    ['sign_in_failures', { passwords: 1 }],
    ['sign_in_failures', { passwords: 19 }],
  ]);
  vi.advanceTimersByTime(HOUR_MS);
  expect(failures(world)).toBe(2);
});

test('an operator who begins to be slowed down is in the audit log once an hour, without an address', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  for (let i = 0; i < 4; i += 1) await login(world, 'a wrong password here');
  expect(await entries(world, 'auth.slowed-down')).toEqual([]);
  for (let i = 0; i < 30; i += 1) await login(world, 'a wrong password here');
  const [entry, ...more] = await entries(world, 'auth.slowed-down');
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ operator: null, outcome: 'done', details: { by: 'passwords' } });
  expect(JSON.stringify(entry)).not.toContain('@');
  vi.advanceTimersByTime(HOUR_MS);
  for (let i = 0; i < 10; i += 1) await login(world, 'a wrong password here');
  expect(await entries(world, 'auth.slowed-down')).toHaveLength(2);
});

test('a flood of names that nobody has is one line a minute, and nothing in the audit log', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  const before = (await world.admin.audit.list(undefined, 1000)).length;
  for (let i = 0; i < 300; i += 1) await login(world, ada.password, `nobody-${i % 30}@quotient.test`);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(failures(world)).toBe(2);
  expect(await world.admin.audit.list(undefined, 1000)).toHaveLength(before);
});

test('wrong codes, passkeys and links are counted by their kinds', async () => {
  const { world } = await withTotp();
  await world.post('login/code', { challenge: await challengeOf(world), code: '000000' });
  await world.post('login/code', { challenge: 'made-up', code: '000000' });
  await world.post('link', { token: 'x'.repeat(43), kind: 'reset' });
  await world.post('setup', { token: 'x'.repeat(43), ...ada });
  await world.post('reset', { token: 'x'.repeat(43), password: 'another quiet river' });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(world.authDetails).toEqual([
    ['sign_in_failures', { codes: 1 }],
    ['sign_in_failures', { codes: 1, links: 3 }],
  ]);
});

test('a lock of codes is in the audit log, and its operator gets an email, once', async () => {
  const { world } = await withTotp();
  for (let i = 0; i < 12; i += 1) {
    await world.post('login/code', { challenge: await challengeOf(world), code: '000000' });
    vi.setSystemTime(Date.now() + MINUTE_MS / 2);
  }
  expect(await entries(world, 'auth.codes-locked')).toHaveLength(1);
  expect(world.emails).toMatchObject([
    { to: ada.email, sessionId: null, subject: 'Somebody entered wrong codes for your account' },
  ]);
  expect(world.emails[0]?.text).toContain('change your password');
});

test('a log that cannot be written keeps nobody from the answer', async () => {
  const world = await createOperatorWorld();
  await world.setUp();
  world.admin.audit.write = () => Promise.reject(new Error('disk full'));
  for (let i = 0; i < 6; i += 1) await login(world, 'a wrong password here');
  expect((await login(world, 'a wrong password here')).body.code).toBe('too_many_attempts');
  expect(world.authLogged).toContain('sign_in_not_told');
});
