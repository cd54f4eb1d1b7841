import { type Dashboard, MAX_PERIOD_DAYS } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
const token = 'operator';

const dashboard = async ({ call }: ReturnType<typeof createTestApp>, from: string, to: string) =>
  (await call<Dashboard>('GET', `/api/admin/dashboard?from=${from}&to=${to}`, { token })).body;

test('the version changes with the numbers and with nothing else', async () => {
  const app = createTestApp();
  const version = async () =>
    (await app.call<{ version: string }>('GET', '/api/admin/dashboard/version', { token })).body.version;
  await app.start();
  const first = await version();
  expect(await version()).toBe(first);
  expect((await dashboard(app, '2026-01-01', '2026-01-01')).version).toBe(first);
  await app.start();
  expect(await version()).not.toBe(first);
});

test.each([
  ['?from=2026-01-02&to=2026-01-01', 'to'],
  ['?from=2026-02-30&to=2026-03-01', 'from'],
  ['?to=2026-03-01', 'from'],
  ['?from=2020-01-01&to=2026-03-01', 'to'],
  ['?from=2026-01-01&to=2026-01-01&set=other', 'set'],
])("%s isn't a period", async (query, field) => {
  const { status, body } = await createTestApp().call('GET', `/api/admin/dashboard${query}`, { token });
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid_request', [field]]);
});

test('the longest period is taken', async () => {
  const to = new Date(START_AT + (MAX_PERIOD_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  expect((await dashboard(createTestApp(), '2026-01-01', to)).days).toHaveLength(MAX_PERIOD_DAYS);
});
