import { readFileSync } from 'node:fs';
import { demoCheckoutRoutes, routes } from '@quotient/contract';
import { adminRoutes } from '@quotient/contract/admin';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { acme, createTestApp } from '../testing/testApp.ts';
import { createRateLimits } from './limits.ts';
import { type LimitName, limits as table } from './limitTable.ts';
import { createMeter } from './meter.ts';

const MINUTE_MS = 60_000;

/** The app from any address; returns the status of each call. */
function world(rateLimitFactor = 1, rateLimitTotalFactor = 1) {
  const app = createTestApp({ rateLimitFactor, rateLimitTotalFactor });
  const ask = async (address: string | undefined, method: string, path: string) =>
    app.app.fetch(
      new Request(`https://quotient.test${path}`, { method }),
      address === undefined ? {} : { address },
    );
  const start = (address?: string) => ask(address, 'POST', '/api/test-sessions');
  /** Starts this many tests at once and counts the accepted ones. */
  async function taken(count: number, address?: string): Promise<number> {
    const answers = await Promise.all(Array.from({ length: count }, () => start(address)));
    return answers.filter(({ status }) => status === 201).length;
  }
  return { ...app, ask, start, taken };
}

test('four classes start at once behind one address; then the answer has the time to wait, and they continue', async () => {
  const { start, taken, time, logged } = world();
  expect(await taken(150, 'school')).toBe(120);
  const refusal = await start('school');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await refusal.json()).toMatchObject({ code: 'too_many_requests' });
  expect(logged).toEqual([{ event: 'too_many_requests', fields: { limit: 'start', of: 'one address' } }]);
  time.now += 14_999;
  expect((await start('school')).status).toBe(429);
  time.now += 1;
  expect((await start('school')).status).toBe(201);
});

test('four classes behind one address get the shapes that each of them asks for four times', async () => {
  const { ask } = world();
  const answers = await Promise.all(
    Array.from({ length: 4 * 120 }, () => ask('school', 'GET', '/api/svg-shapes?names=square')),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a visitor at another address starts during a flood: refused requests count for nobody else', async () => {
  const { start, taken } = world(0.1); // a tenth of all limits, to be fast
  expect(await taken(300, 'flood')).toBe(12);
  expect((await start('visitor')).status).toBe(201);
});

test('all addresses together have a limit too, and a refused one keeps its own share', async () => {
  const { taken, time, logged } = world(1, 0.001); // three starts at once, 0.6 a minute
  expect(await taken(1, 'a')).toBe(1);
  expect(await taken(1, 'b')).toBe(1);
  expect(await taken(1, 'c')).toBe(1);
  expect(await taken(5, 'd')).toBe(0);
  expect(logged.at(-1)?.fields).toEqual({ limit: 'start', of: 'all' });
  time.now += 300_000;
  expect(await taken(120, 'd')).toBeGreaterThan(1);
});

test('what one address may do and what all may do are multiplied apart', async () => {
  const school = world(3);
  expect(await school.taken(400, 'school')).toBe(360);
  const small = world(1, 0.02); // 60 starts for all
  expect(await small.taken(100, 'a')).toBeLessThan(60);
  expect(await world(1, 100).taken(150, 'school')).toBe(120);
});

/** Calls that one address may make at once. */
const bursts: [call: { method: string; path: string }, burst: number][] = [
  [routes.startTestSession, 120],
  [routes.saveAnswer, 3000],
  [routes.finishTestSession, 3000],
  [routes.trackQuestionProgress, 3000],
  [routes.createPayment, 300],
  [routes.eraseTestSession, 300],
  [demoCheckoutRoutes.decideDemoCheckout, 300],
  [routes.getCheckout, 750],
  [{ ...routes.getCheckout, method: 'HEAD' }, 750], // answered like `GET`, without the body
  [routes.sendResultsEmail, 120],
  [routes.getResultsEmail, 3000],
  [{ method: 'GET', path: '/api/docs' }, 600],
  [{ method: 'GET', path: '/api/openapi.json' }, 600],
  [routes.listSvgShapes, 600],
  [routes.getSharedResult, 3000],
  [adminRoutes.login, 60],
  [adminRoutes.loginPasskey, 60],
  [adminRoutes.reset, 60],
  [adminRoutes.getAccount, 3000],
  [{ method: 'GET', path: '/api/of-no-route' }, 3000],
];

test.each(bursts.map(([{ method, path }, burst]) => ({ method, path, burst })))(
  '$method $path is limited to $burst at once',
  async ({ method, path: pattern, burst }) => {
    const { ask } = world(0.01); // a hundredth of all limits, to be fast
    const path = pattern.replace(/:\w+/g, '1767225600000-k3v9x2m8q1');
    const statuses: number[] = [];
    const taken = Math.max(1, Math.floor(burst / 100));
    for (let i = 0; i < taken + 2; i += 1) statuses.push((await ask('a', method, path)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  },
);

test('a key that may ask again does so after the clock was set back', async () => {
  const { taken, time } = world(0.1);
  time.now += 86_400_000;
  await taken(20, 'a');
  time.now -= 86_400_000;
  expect(await taken(1, 'a')).toBe(1);
});

test('the page of a partner can read that it has to wait', async () => {
  const { app } = world(0.01);
  const [origin = ''] = acme.origins;
  const ask = () =>
    app.fetch(new Request('https://quotient.test/api/svg-shapes', { headers: { origin } }), { address: 'a' });
  for (let i = 0; i < 6; i += 1) expect((await ask()).status).toBe(200);
  const refusal = await ask();
  expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([429, origin]);
});

test('without an address, and for probes, there is no limit', async () => {
  const { taken, ask } = world(0.01, 0.01);
  expect(await taken(50)).toBe(50);
  for (let i = 0; i < 700; i += 1) await ask(`a${i % 4}`, 'GET', '/api/svg-shapes');
  for (const path of ['/healthz', '/readyz'])
    for (let i = 0; i < 50; i += 1) expect((await ask('a', 'GET', path)).status).toBe(200);
});

test('of a flood from ever new addresses only so many are remembered', () => {
  const meter = createMeter({ burst: 1, perMinute: 1 });
  for (let i = 0; i < 60_000; i += 1) meter.take(`${i}`, 0);
  expect(meter.size()).toBe(20_000);
  expect(meter.waitMs('0', 0)).toBe(0);
  expect(meter.waitMs('59999', 0)).toBe(60_000);
});

test('an address is forgotten when its time is over, not when others come after it', () => {
  const meter = createMeter({ burst: 5, perMinute: 1 });
  for (let i = 0; i < 5; i += 1) meter.take('often', 0);
  meter.take('once', 0);
  expect(meter.size()).toBe(2);
  meter.take('later', 2 * MINUTE_MS);
  expect(meter.size()).toBe(2);
  expect(meter.waitMs('often', 2 * MINUTE_MS)).toBe(0);
  meter.take('often', 2 * MINUTE_MS);
  meter.take('last', 10 * MINUTE_MS);
  expect(meter.size()).toBe(1);
});

test('an address is forgotten without further requests, and after the clock was set back', () => {
  const meter = createMeter({ burst: 5, perMinute: 1 });
  meter.take('a', 0);
  meter.forget(MINUTE_MS - 1);
  expect(meter.size()).toBe(1);
  meter.forget(MINUTE_MS);
  expect(meter.size()).toBe(0);
  meter.take('a', 100 * MINUTE_MS);
  meter.forget(0);
  expect(meter.size()).toBe(0);
});

/** One path of each limit. */
const pathsOfLimits: Record<LimitName, { method: string; path: string }> = {
  start: routes.startTestSession,
  answer: routes.trackQuestionProgress,
  pay: routes.createPayment,
  checkout: routes.getCheckout,
  mail: routes.sendResultsEmail,
  withdraw: routes.declareWithdrawal,
  signIn: adminRoutes.login,
  read: { method: 'GET', path: '/api/docs' },
  other: { method: 'GET', path: '/api/other' },
};
const rows = Object.entries(pathsOfLimits).flatMap(([name, request]) =>
  [0.1, 1].map((factor) => ({ name, factor, request })),
);

test.each(rows)(
  '"$name" times $factor remembers no address for more than half an hour, as the privacy policy says',
  async ({ name, factor, request: { method, path } }) => {
    const time = { now: 0 };
    const log = { warn() {}, error() {} };
    const limits = createRateLimits({ now: () => time.now, log, rateLimitFactor: factor });
    const app = new Hono()
      .use(limits.check)
      .all('*', (c) => c.text(''))
      .onError((_, c) => c.text('', 429));
    const ask = async () => (await app.request(path, { method }, { address: 'a' })).status;
    for (let i = 0; (await ask()) !== 429; i += 1) expect(i).toBeLessThan(10_000);
    // once as one that asked, and once as one that used the shared budget
    expect(limits.size()).toBe(2);
    time.now += 30 * MINUTE_MS;
    limits.forget();
    expect(
      limits.size(),
      `"${name}" in server/src/http/limitTable.ts: burst / perMinute may be 30 at most, and with it perMinute a third or more (at RATE_LIMIT_FACTOR=0.1 a burst is still 1), or the privacy policy has to name another time.`,
    ).toBe(0);
  },
);

test('however small the factor, one request is let through', async () => {
  const { taken } = world(0.001);
  expect(await taken(3, 'a')).toBe(1);
});

test('the table in server/README.md has the numbers that hold', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = readme.matchAll(/^\|[^|]+\| ([\d.,]+), then ([\d.,]+) +\| ([\d.,]+), then ([\d.,]+) +\|$/gm);
  const told = [...rows].map((row) => row.slice(1).map((number) => Number(number.replace(',', ''))));
  expect(
    told,
    'a row of server/src/http/limitTable.ts is not as in server/README.md#limits-and-proxies',
  ).toEqual(
    Object.values(table).map(({ address, all }) => [
      address.burst,
      address.perMinute,
      all.burst,
      all.perMinute,
    ]),
  );
});
