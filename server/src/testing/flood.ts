import { demoCheckoutRoutes, routes } from '@quotient/contract';
import { adminRoutes } from '@quotient/contract/admin';
import { seededRandom } from './seededRandom.ts';

/** One request of a flood. */
export interface Junk {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const json = { 'Content-Type': 'application/json' };
const wrongToken = { Authorization: `Bearer 1767225600000-k3v9x2m8q1w5r7t2.${'A'.repeat(43)}` };
const id = '1767225600000-k3v9x2m8q1w5r7t2';
const to = ({ method, path }: { method: string; path: string }, more: Partial<Junk> = {}): Junk => ({
  method,
  path: path.replace(/:\w+/g, (name) => (name === ':questionIndex' ? '0' : id)),
  headers: {},
  ...more,
});
const everyRoute = Object.values({ ...routes, ...demoCheckoutRoutes });

/** Requests of strangers: valid starts, each call without and with a wrong token, junk bodies, and unknown paths. */
export const junk: readonly Junk[] = [
  to(routes.startTestSession),
  to(routes.startTestSession, { headers: json, body: '{}' }),
  to(routes.startTestSession, { headers: json, body: '{"set":"no such set"}' }),
  to(routes.startTestSession, { headers: json, body: '{"partner":"nobody","locale":7}' }),
  to(routes.startTestSession, { headers: json, body: 'junk' }),
  to(routes.startTestSession, { headers: { 'Content-Type': 'text/html' }, body: '<form>' }),
  to(routes.startTestSession, { headers: json, body: `"${'x'.repeat(70_000)}"` }),
  ...everyRoute.map((route) => to(route)),
  ...everyRoute.map((route) => to(route, { headers: wrongToken })),
  ...everyRoute
    .filter(({ method }) => method !== 'GET')
    .map((route) =>
      to(route, { headers: { ...json, ...wrongToken }, body: JSON.stringify({ sess_id: id }) }),
    ),
  to(adminRoutes.login, { headers: json, body: '{}' }),
  to(adminRoutes.login, { headers: json, body: '{"email":"a@example.org"' }),
  to(adminRoutes.recover, { headers: json, body: '{}' }),
  to(adminRoutes.refresh, { headers: json, body: '{"refresh_token":"x"}' }),
  to(adminRoutes.getAccount),
  { method: 'GET', path: '/api/docs', headers: {} },
  { method: 'HEAD', path: '/api/openapi.json', headers: {} },
  { method: 'GET', path: '/api/svg-shapes?names=square', headers: {} },
  { method: 'GET', path: '/api/of-no-route', headers: {} },
  { method: 'PATCH', path: '/api/test-sessions', headers: {} },
  { method: 'OPTIONS', path: '/api/test-sessions', headers: { Origin: 'https://evil.example' } },
  { method: 'GET', path: '/readyz', headers: {} },
];

/**
 * Sends this many at once from 50 IPv4 addresses and all over one /48, the same ones in the same order in every run.
 */
export async function flood(
  count: number,
  send: (address: string, request: Junk) => unknown,
  kinds: readonly Junk[] = junk,
): Promise<void> {
  const { below } = seededRandom(count);
  for (let i = 0; i < count; i += 1) {
    const address =
      i % 2 === 0
        ? `198.51.100.${1 + below(50)}`
        : `2001:db8:bad:${below(65_536).toString(16)}::${below(65_536).toString(16)}`;
    const request = kinds[below(kinds.length)];
    if (request) await send(address, request);
  }
}
