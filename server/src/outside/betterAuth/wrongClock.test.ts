import { expect, test } from 'vitest';
import { createMachine } from '../../testing/machineClock.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createLinks } from './links.ts';
import { openOperators } from './operatorStore.ts';
import { createSessions, type Tokens } from './sessions.ts';
import {
  challengeOf,
  codeOf,
  HOUR_MS,
  login,
  MINUTE_MS,
  pass,
  stopTheDate,
  withTotp,
} from './signIn.fixture.ts';

stopTheDate();

const DAY_MS = 24 * HOUR_MS;
const AT = Date.UTC(2026, 10, 26, 12);

const wrong: [string, number][] = [
  ['72 minutes ahead', 72 * MINUTE_MS],
  ['26 hours ahead', 26 * HOUR_MS],
  ['731 days ahead', 731 * DAY_MS],
  ['40 minutes behind', -40 * MINUTE_MS],
  ['two years behind', -730 * DAY_MS],
  ['in 1970', -AT],
];

function createWorld() {
  const machine = createMachine(AT);
  machine.run(2 * HOUR_MS);
  const operators = openOperators(createMemoryStore().collection);
  const sessions = createSessions(operators, machine.clock);
  /** A session as better-auth makes it: with the times of the machine. */
  async function signIn(id: string): Promise<Tokens> {
    const at = new Date(machine.sources.wall()).toISOString();
    const row = { id, userId: 'ada', createdAt: at, updatedAt: at, expiresAt: at };
    await operators.change((all) => ({ ...all, session: [...all.session, row] }));
    return sessions.open(id);
  }
  async function refresh({ refreshToken = '' }: Tokens): Promise<Tokens | undefined> {
    const outcome = await sessions.refresh(refreshToken, true);
    return typeof outcome === 'object' ? outcome : undefined;
  }
  return { machine, operators, sessions, signIn, refresh };
}

test.each(wrong)(
  'a start with a clock that is %s signs nobody out, and extends no session',
  async (_, offMs) => {
    const { machine, sessions, signIn, refresh } = createWorld();
    let [before, idle] = [await signIn('before'), await signIn('idle')];
    machine.run(5 * MINUTE_MS);
    machine.restart(5000, offMs);
    expect(await sessions.ofAccess(before.accessToken)).toBeDefined();
    before = (await refresh(before)) ?? before;
    let during = await signIn('during');
    expect(during.expiresAt - during.madeAt).toBe(10 * MINUTE_MS);
    machine.run(9 * MINUTE_MS);
    for (const { accessToken } of [before, during])
      expect(await sessions.ofAccess(accessToken)).toBeDefined();
    machine.restart(5000, 0);
    expect(await sessions.list('ada')).toHaveLength(3);

    // Used every hour, both last for a day and no longer; unused, a session is over after two hours.
    for (let hour = 1; hour <= 23; hour += 1) {
      machine.run(HOUR_MS);
      before = (await refresh(before)) ?? before;
      during = (await refresh(during)) ?? during;
      for (const { accessToken } of [before, during])
        expect(await sessions.ofAccess(accessToken)).toBeDefined();
      if (hour === 3) expect(await refresh(idle)).toBeUndefined();
    }
    machine.run(90 * MINUTE_MS);
    // A clock that was ahead repeats times; each counts as the later one, once.
    if (offMs <= 0 || offMs > DAY_MS)
      for (const session of [before, during]) expect(await refresh(session)).toBeUndefined();
  },
);

test.each(wrong)(
  'a clock that jumps while the server runs, and is %s, ends no session and keeps nobody from signing in',
  async (_, offMs) => {
    const { machine, sessions, signIn, refresh } = createWorld();
    const before = await signIn('before');
    machine.time.offMs = offMs;
    machine.run(5 * MINUTE_MS);
    const during = await signIn('during');
    for (const { accessToken } of [before, during])
      expect(await sessions.ofAccess(accessToken)).toBeDefined();
    machine.time.offMs = 0;
    machine.run(5 * MINUTE_MS - 1);
    for (const session of [before, during]) expect(await refresh(session)).toBeDefined();
  },
);

test.each(wrong)(
  'a link lasts a day, whether it was made before or while the clock is %s',
  async (_, offMs) => {
    const { machine, operators } = createWorld();
    const links = createLinks(operators, machine.clock, 'https://iq.example');
    const secretOf = ({ url }: { url: string }) => url.split('#')[1] ?? '';
    const before = secretOf(await links.makeInvitation(null));
    machine.restart(5000, offMs);
    machine.run(5 * MINUTE_MS);
    const during = secretOf(await links.makeInvitation(null));
    for (const secret of [before, during]) expect(await links.find(secret, 'setup')).toBeDefined();
    machine.restart(5000, 0);
    machine.run(5 * MINUTE_MS);
    for (const secret of [before, during]) expect(await links.find(secret, 'setup')).toBeDefined();
    machine.run(DAY_MS + 30 * HOUR_MS);
    for (const secret of [before, during]) expect(await links.find(secret, 'setup')).toBeUndefined();
  },
);

test.each([
  ['two years', 731 * DAY_MS],
  ['five minutes', 5 * MINUTE_MS],
])(
  'a code that was taken while the clock was %s ahead keeps nobody out when it is right again',
  async (_, aheadMs) => {
    const { world, secret } = await withTotp();
    pass(aheadMs);
    const ahead = codeOf(secret);
    expect(
      (await world.post('login/code', { challenge: await challengeOf(world), code: ahead })).status,
    ).toBe(200);
    pass(-aheadMs);
    const right = codeOf(secret);
    expect(
      (await world.post('login/code', { challenge: await challengeOf(world), code: right })).status,
    ).toBe(200);
    expect(
      (await world.post('login/code', { challenge: await challengeOf(world), code: right })).status,
    ).toBe(401);
  },
);

test('a lock of a quarter of an hour that a clock ahead by years has set is over when it is right again', async () => {
  const { world, secret } = await withTotp();
  pass(731 * DAY_MS);
  for (let tries = 0; tries < 10; tries += 1) {
    await world.post('login/code', { challenge: await challengeOf(world), code: '000000' });
    pass(MINUTE_MS);
  }
  const locked = { challenge: await challengeOf(world), code: codeOf(secret) };
  expect((await world.post('login/code', locked)).status).toBe(429);
  pass(-731 * DAY_MS);
  expect((await login(world)).status).toBe(200);
  const unlocked = { challenge: await challengeOf(world), code: codeOf(secret) };
  expect((await world.post('login/code', unlocked)).status).toBe(200);
});
