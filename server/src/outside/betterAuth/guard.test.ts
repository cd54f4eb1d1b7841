import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { createFailures, failureRecords } from './failures.ts';
import { createGuard } from './guard.ts';

const wrong = () => Promise.reject(new Error('wrong password'));
const right = async () => 'in';

/** A guard, and tries from an address, perhaps with the cookie of a device. */
function world(factor?: number) {
  const time = { now: 1_000_000 };
  const failures = createMemoryStore().collection(failureRecords);
  const guard = createGuard({
    clock: { now: () => time.now },
    failures: createFailures(failures, new Uint8Array(32).fill(2)),
    deviceKey: new Uint8Array(32).fill(1),
    factor,
  });
  const tried = async (account: string, work: () => Promise<string>, address = 'a', device?: string) => {
    const app = new Hono();
    app.get('/', async (c) =>
      c.json(
        await guard
          .attempt(c, guard.accountKey(c, account, account), work)
          .catch(({ code, message, retryAfterMs }) => ({ code: code ?? message, retryAfterMs })),
      ),
    );
    const headers = device === undefined ? {} : { Cookie: `__Host-quotient-device=${device}` };
    return (await app.request('/', { headers }, { address })).json();
  };
  return { time, guard, tried };
}

test('the sixth try in a row waits a second; nothing is tried before that', async () => {
  const { tried, time } = world();
  for (let i = 0; i < 5; i += 1) expect(await tried('ada', wrong)).toEqual({ code: 'wrong password' });
  let isTried = false;
  const noted = async () => {
    isTried = true;
    return 'in';
  };
  expect(await tried('ada', noted)).toEqual({ code: 'too_many_attempts', retryAfterMs: 1000 });
  expect(isTried).toBe(false);
  expect(await tried('bob', right)).toBe('in');
  time.now += 1000;
  expect(await tried('ada', noted)).toBe('in');
});

test('tries count before their end is known: of many at once, none is for free', async () => {
  const { tried } = world();
  const all = await Promise.all(Array.from({ length: 8 }, () => tried('ada', wrong)));
  expect(all.filter(({ code }) => code === 'too_many_attempts')).toHaveLength(3);
});

test('a success forgets the failures of the account', async () => {
  const { tried } = world();
  for (let i = 0; i < 4; i += 1) await tried('ada', wrong);
  await tried('ada', right);
  for (let i = 0; i < 5; i += 1) expect(await tried('ada', wrong)).toEqual({ code: 'wrong password' });
});

test('a browser that the operator has used does not wait for strangers, and another operator’s does', async () => {
  const { tried, guard } = world();
  for (let i = 0; i < 5; i += 1) await tried('ada', wrong);
  expect(await tried('ada', right, 'a', guard.deviceToken('bob'))).toMatchObject({
    code: 'too_many_attempts',
  });
  expect(await tried('ada', right, 'a', 'made up')).toMatchObject({ code: 'too_many_attempts' });
  expect(await tried('ada', right, 'a', guard.deviceToken('ada'))).toBe('in');
});

test.each([
  [undefined, 30],
  [3, 90],
  [0.1, 30],
])('with a factor of %s an address has %i failures for free, whatever the accounts', async (factor, free) => {
  const { tried } = world(factor);
  for (let i = 0; i < free; i += 1) await tried(`account ${i}`, wrong, 'school');
  expect(await tried('new', right, 'school')).toMatchObject({ code: 'too_many_attempts' });
  expect(await tried('new', right, 'elsewhere')).toBe('in');
});
