import { type AdminRoute, adminRoutes } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { createOperatorWorld } from '../testing/operatorWorld.ts';
import { acme, type createTestApp, PUBLIC_URL } from '../testing/testApp.ts';

const all: AdminRoute[] = Object.values(adminRoutes);
const ofOperators = all.filter(({ role }) => role === 'operator');
const nameOf = ({ method, path }: AdminRoute) => `${method} ${path}`;
const named = (list: AdminRoute[]) => list.map((route) => [nameOf(route), route] as const);
const [partnerOrigin = ''] = acme.origins;

/** A world in which nobody is signed in; every call is mounted. */
const stranger = await createOperatorWorld();

const ask = async (
  { method, path }: AdminRoute,
  headers: Record<string, string> = {},
  { app }: Pick<ReturnType<typeof createTestApp>, 'app'> = stranger,
) => {
  const response = await app.request(path.replace(/:\w+/g, 'x'), {
    method,
    headers: { ...(method !== 'GET' && { 'Content-Type': 'application/json' }), ...headers },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const text = await response.text();
  const code = response.status >= 400 ? JSON.parse(text).code : undefined;
  return { status: response.status, code, headers: response.headers };
};

test('every call is below /api/admin', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const route of all) expect(route.path).toMatch(/^\/api\/admin\//);
});

test('what is mounted below /api/admin is what the contract names, and nothing else', () => {
  const mounted = stranger.app.routes.filter(({ path }) => path.startsWith('/api/admin'));
  expect(mounted.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(all.map(nameOf).sort());
});

test('a visitor who is not signed in may sign in, and nothing else', () => {
  expect(all.filter(({ role }) => role === 'anyone').map(nameOf)).toEqual([
    'POST /api/admin/auth/login',
    'POST /api/admin/auth/login/code',
    'POST /api/admin/auth/login/passkey-question',
    'POST /api/admin/auth/login/passkey',
    'POST /api/admin/auth/refresh',
    'POST /api/admin/auth/logout',
    'POST /api/admin/auth/link',
    'POST /api/admin/auth/setup',
    'POST /api/admin/auth/recover',
    'POST /api/admin/auth/reset',
  ]);
});

test('every call of an operator that changes something is in the audit log', () => {
  const silent = ofOperators.filter(
    ({ method, action, changesNothing }) => method !== 'GET' && !changesNothing && action === undefined,
  );
  expect(silent.map(nameOf)).toEqual([]);
});

test.each(named(ofOperators))('S188: %s answers 401 without a sign-in', async (_, route) => {
  expect(await ask(route)).toMatchObject({ status: 401, code: 'signed_out' });
});

test.each(named(ofOperators))("%s answers 401 to a visitor's token", async (_, route) => {
  const { start } = stranger;
  const { token } = await start();
  expect(await ask(route, { Authorization: `Bearer ${token}` })).toMatchObject({
    status: 401,
    code: 'signed_out',
  });
});

test.each(named(ofOperators))('%s only shows an operator that the session has ended', async (_, route) => {
  // a real sign-in: only such an operator has an account
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const { status, code } = await ask(route, { Authorization: `Bearer ${token}`, Origin: PUBLIC_URL }, world);
  expect([401, 403, 500]).not.toContain(status);
  expect(code).not.toBe('signed_out');
});

test.each(named(all))("%s is not for pages of other origins, a partner's included", async (_, route) => {
  for (const origin of ['https://evil.test', partnerOrigin, 'null']) {
    const { status, code, headers } = await ask(route, {
      Authorization: 'Bearer operator',
      Origin: origin,
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (route.method !== 'GET') expect([status, code]).toEqual([403, 'foreign_origin']);
  }
});

test.each(named(all.filter(({ method, action }) => method !== 'GET' || action !== undefined)))(
  '%s is not for a request that a page of another site has made, whatever it says of its origin',
  async (_, route) => {
    for (const site of ['cross-site', 'same-site']) {
      const { status, code } = await ask(route, { 'Sec-Fetch-Site': site });
      expect([status, code]).toEqual([403, 'foreign_origin']);
    }
  },
);

test.each(named(all.filter(({ method }) => method !== 'GET')))(
  '%s takes nothing but JSON',
  async (_, route) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status, code } = await ask(route, { 'Content-Type': type });
      expect([status, code]).toEqual([400, 'invalid_request']);
    }
  },
);

test('no answer is kept by a browser', async () => {
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  for (const route of ofOperators.filter(({ method }) => method === 'GET')) {
    const { headers } = await ask(route, { Authorization: `Bearer ${token}` }, world);
    expect(headers.get('cache-control'), nameOf(route)).toBe('no-store');
  }
});
