import type { Dashboard } from '@quotient/contract/admin';
import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { iqBands } from '../scoring/seedModel.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
const token = 'operator';
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

type App = ReturnType<typeof createTestApp>;

const dashboard = async ({ call }: App, from: string, to: string, filter = '') =>
  (await call<Dashboard>('GET', `/api/admin/dashboard?from=${from}&to=${to}${filter}`, { token })).body;

/** A test started from a page of the partner, in German. */
const startAtPartner = async ({ call }: App) => {
  const headers = { Origin: 'https://acme.example' };
  const body = { partner: 'acme', locale: 'de' };
  return (await call<{ id: string; token: string }>('POST', '/api/test-sessions', { headers, body })).body;
};

/**
 * Two days: on the first, one paid, mailed and shared, and one only started, at a partner; on the second, one
 * finished.
 */
async function twoDays() {
  const app = createTestApp();
  const paid = await app.start();
  app.time.now += 600_000;
  await app.answerAll(paid, personas.quick.answers);
  await app.finish(paid);
  await app.decide((await app.openCheckout(paid)).id, 'pay');
  await app.statusOf(paid);
  await app.call('POST', '/api/send-results-email', { ...paid, body: { email: 'ann@example.org' } });
  await app.call('POST', '/api/shared-results', { ...paid, body: {} });
  await startAtPartner(app);
  app.time.now = START_AT + DAY_MS;
  const finished = await app.start();
  app.time.now += 600_000;
  await app.answerAll(finished, personas.slow.answers);
  await app.finish(finished);
  return app;
}

test('the totals are those of the tests that were started in the period', async () => {
  const { totals, isDemo, counting } = await dashboard(await twoDays(), '2026-01-01', '2026-01-02');
  expect(totals).toEqual({
    visits: 0,
    started: 3,
    answered: 2,
    completed: 2,
    timedUp: 0,
    checkoutOpened: 1,
    paid: 1,
    refunded: 0,
    disputed: 0,
    mailed: 1,
    shared: 1,
    certified: 0,
    money: [{ currency: 'EUR', payments: 1, revenueMinor: 100, refundedMinor: 0, disputedMinor: 0 }],
  });
  expect([isDemo, counting]).toEqual([true, null]);
});

test('each day has its own numbers, a day without tests has zeros, and the period before is beside it', async () => {
  const app = await twoDays();
  const { days, before } = await dashboard(app, '2026-01-02', '2026-01-04');
  expect(days.map(({ day, counts }) => [day, counts.started])).toEqual([
    ['2026-01-02', 1],
    ['2026-01-03', 0],
    ['2026-01-04', 0],
  ]);
  expect([before.from, before.to, before.totals.started]).toEqual(['2025-12-30', '2026-01-01', 2]);
});

test('numbers by partner, language and set add up to the totals', async () => {
  const { byPartner, byLocale, bySet, totals } = await dashboard(await twoDays(), '2026-01-01', '2026-01-02');
  expect(byPartner.map(({ key, name, counts }) => [key, name, counts.started])).toEqual([
    [null, null, 2],
    ['acme', 'Acme', 1],
  ]);
  expect(byLocale.map(({ locale, counts }) => [locale, counts.started])).toEqual([
    ['en', 2],
    ['de', 1],
  ]);
  expect(bySet.map(({ set, counts }) => [set, counts.started])).toEqual([['main', totals.started]]);
});

test.each([
  ['&partner=acme', 1],
  ['&partner=-', 2],
  ['&partner=nobody', 0],
  ['&locale=de', 1],
  ['&set=main', 3],
  ['&set=visual', 0],
  ['&partner=&locale=&set=', 3],
])('with %s %i tests are counted', async (filter, started) => {
  const { totals, choices } = await dashboard(await twoDays(), '2026-01-01', '2026-01-02', filter);
  expect(totals.started).toBe(started);
  expect(choices).toEqual({
    partners: [{ key: 'acme', name: 'Acme' }],
    locales: ['de', 'en'],
    sets: ['main'],
    firstDay: '2026-01-01',
  });
});

test('the steps through a set are shown question by question', async () => {
  const { steps } = await dashboard(await twoDays(), '2026-01-01', '2026-01-02');
  expect(steps).toHaveLength(1);
  const [main] = steps;
  expect([main?.set, main?.started, main?.questions.length]).toEqual(['main', 3, 20]);
  // the slow one leaves the last eight out
  expect(main?.questions.map(({ answered }) => answered)).toEqual([
    ...Array(12).fill(2),
    ...Array(8).fill(1),
  ]);
});

test('scores are in the bands of the specification', async () => {
  const { scores } = await dashboard(await twoDays(), '2026-01-01', '2026-01-02');
  expect(scores.counted).toBe(2);
  // all points are 140 and the digit, which is 1 here; 60 percent are 90 and the digit
  expect(scores.values).toEqual([
    { iq: 91, count: 1 },
    { iq: 141, count: 1 },
  ]);
  expect(scores.bands.filter(({ count }) => count > 0)).toEqual([
    { low: 90, high: 99, fromPercent: 55, count: 1 },
    { low: 140, high: 149, fromPercent: 95, count: 1 },
  ]);
  expect(scores.bands.map(({ low }) => low)).toEqual(iqBands.map(({ low }) => low));
});

test('too fast tests are counted separately', async () => {
  const app = createTestApp();
  await app.finished(personas.quick.answers); // no time passes
  const { scores, totals } = await dashboard(app, '2026-01-01', '2026-01-01');
  expect([totals.completed, scores.counted, scores.tooFast]).toEqual([1, 0, 1]);
});

test('visits of partners count those that come from their pages, and go by no question set', async () => {
  const app = createTestApp();
  const look = (headers: Record<string, string>) => app.call('GET', '/api/partners/acme', { headers });
  await look({ ...browser, Origin: 'https://acme.example' });
  await look({ ...browser, Origin: 'https://acme.example' });
  await look(browser); // one of our own pages
  await look({ 'User-Agent': 'Googlebot/2.1', Origin: 'https://acme.example' });
  await look({ ...browser, Origin: 'https://evil.test' });
  const all = await dashboard(app, '2026-01-01', '2026-01-01');
  expect(all.totals.visits).toBe(2);
  expect(all.byPartner).toMatchObject([{ key: 'acme', counts: { visits: 2, started: 0 } }]);
  expect((await dashboard(app, '2026-01-01', '2026-01-01', '&set=main')).totals.visits).toBeNull();
  expect((await dashboard(app, '2026-01-01', '2026-01-01', '&partner=-')).totals.visits).toBe(0);
});
