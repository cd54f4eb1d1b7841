import { expect, test } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { openOperators } from './operatorStore.ts';
import { createSessions, type Tokens } from './sessions.ts';

const MINUTE_MS = 60_000;

/** A session that better-auth has just made for `ada`, and its tokens. */
async function world() {
  const time = { now: Date.UTC(2026, 0, 1) };
  const operators = openOperators(createMemoryStore().collection);
  const at = new Date(time.now).toISOString();
  const row = {
    id: 'one',
    userId: 'ada',
    createdAt: at,
    updatedAt: at,
    expiresAt: at.replace('00:00', '02:00'),
  };
  await operators.change((all) => ({ ...all, session: [row] }));
  const sessions = createSessions(
    operators,
    plainClock(() => time.now),
  );
  return { time, operators, sessions, first: await sessions.open('one') };
}
const renewed = (outcome: Tokens | 'reused' | undefined): Tokens => {
  if (typeof outcome !== 'object') throw new Error(`There are no new tokens: ${outcome}`);
  return outcome;
};

test('of the tokens only hashes are stored', async () => {
  const { operators, first } = await world();
  const stored = JSON.stringify(await operators.read());
  for (const part of `${first.accessToken}.${first.refreshToken}`.split('.').filter((each) => each !== 'one'))
    expect(stored).not.toContain(part);
});

test('the refresh token before the newest gets an access token alone, for 20 seconds; after that it ends the session', async () => {
  const { sessions, time, first } = await world();
  const refreshToken = first.refreshToken ?? '';
  const newest = renewed(await sessions.refresh(refreshToken, true));
  expect(newest.refreshToken).toMatch(/^one\./);

  time.now += 20_000;
  const raced = renewed(await sessions.refresh(refreshToken, true));
  expect(raced).not.toHaveProperty('refreshToken');
  expect(await sessions.ofAccess(raced.accessToken)).toMatchObject({ id: 'one' });

  time.now += 1;
  expect(await sessions.refresh(refreshToken, true)).toBe('reused');
  for (const { accessToken } of [first, newest, raced])
    expect(await sessions.ofAccess(accessToken)).toBeUndefined();
  expect(await sessions.refresh(newest.refreshToken ?? '', true)).toBeUndefined();
});

test('a token of another family opens nothing and ends nothing', async () => {
  const { sessions, first } = await world();
  const [, , secret] = first.refreshToken?.split('.') ?? [];
  const forged = `one.${'A'.repeat(43)}.${secret}`;
  expect(await sessions.refresh(forged, true)).toBeUndefined();
  expect(await sessions.ofAccess(first.accessToken)).toBeDefined();
});

test('an access token ends after ten minutes, and the newest four count', async () => {
  const { sessions, time, first } = await world();
  let refreshToken = first.refreshToken ?? '';
  const tokens = [first.accessToken];
  for (let i = 0; i < 4; i += 1) {
    const next = renewed(await sessions.refresh(refreshToken, true));
    tokens.push(next.accessToken);
    refreshToken = next.refreshToken ?? '';
  }
  const works = () =>
    Promise.all(tokens.map(async (token) => (await sessions.ofAccess(token)) !== undefined));
  expect(await works()).toEqual([false, true, true, true, true]);
  time.now += 10 * MINUTE_MS;
  expect(await works()).toEqual([false, false, false, false, false]);
});

test('use makes a session last two hours more, but never over a day; a page that asks by itself does not', async () => {
  const { sessions, time, first } = await world();
  const start = time.now;
  time.now += 60 * MINUTE_MS;
  const byItself = renewed(await sessions.refresh(first.refreshToken ?? '', false));
  expect(byItself.sessionExpiresAt).toBe(start + 120 * MINUTE_MS);
  let last = renewed(await sessions.refresh(byItself.refreshToken ?? '', true));
  expect(last.sessionExpiresAt).toBe(start + 180 * MINUTE_MS);
  for (let hour = 2; hour < 24; hour += 1) {
    time.now = start + hour * 60 * MINUTE_MS;
    last = renewed(await sessions.refresh(last.refreshToken ?? '', true));
  }
  expect(last.sessionExpiresAt).toBe(start + 24 * 60 * MINUTE_MS);
  time.now = start + 24 * 60 * MINUTE_MS;
  expect(await sessions.refresh(last.refreshToken ?? '', true)).toBeUndefined();
});

test("nobody can end another operator's session", async () => {
  const { sessions, first } = await world();
  expect(await sessions.end('bob', 'one')).toBe(false);
  await sessions.endAll('bob');
  await sessions.endAll('ada', 'one');
  expect(await sessions.ofAccess(first.accessToken)).toBeDefined();
  expect(await sessions.end('ada', 'one')).toBe(true);
  expect(await sessions.ofAccess(first.accessToken)).toBeUndefined();
});
