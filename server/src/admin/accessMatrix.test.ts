import { type AdminRoute, adminRoutes } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { createOperatorWorld } from '../testing/operatorWorld.ts';
import { acme, type createTestApp, PUBLIC_URL } from '../testing/testApp.ts';

const all: AdminRoute[] = Object.values(adminRoutes);
const ofOperators = all.filter(({ role }) => role === 'operator');
const nameOf = ({ method, path }: AdminRoute) => `${method} ${path}`;
const named = (list: AdminRoute[]) => list.map((route) => [nameOf(route), route] as const);
const [partnerOrigin = ''] = acme.origins;

/** Nobody is signed in here; every call is mounted. */
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

test('every call stands below /api/admin', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const route of all) expect(route.path).toMatch(/^\/api\/admin\//);
});

test('every call of an operator that changes something goes into the audit log', () => {
  const silent = ofOperators.filter(
    ({ method, action, changesNothing }) => method !== 'GET' && !changesNothing && action === undefined,
  );
  expect(silent.map(nameOf)).toEqual([]);
});

test.each(named(ofOperators))('S188: %s answers 401 to whoever is not signed in', async (_, route) => {
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

test.each(named(ofOperators))('%s tells an operator anything but that he is signed out', async (_, route) => {
  // one who has really signed in: nobody else has an account to look at
  const world = await createOperatorWorld();
  const { token } = await world.setUp();
  const { status, code } = await ask(route, { Authorization: `Bearer ${token}`, Origin: PUBLIC_URL }, world);
  expect([401, 403, 500]).not.toContain(status);
  expect(code).not.toBe('signed_out');
});

test.each(named(ofOperators))(
  "%s is not for pages of other origins, a partner's included",
  async (_, route) => {
    for (const origin of ['https://evil.test', partnerOrigin, 'null']) {
      const { status, code, headers } = await ask(route, {
        Authorization: 'Bearer operator',
        Origin: origin,
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      if (route.method !== 'GET') expect([status, code]).toEqual([403, 'foreign_origin']);
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
