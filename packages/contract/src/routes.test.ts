import { is, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { demoCheckoutRoutes } from './providerRoutes.ts';
import { type Route, requestsOf, routes } from './routes.ts';

const table = Object.entries<Route>({ ...routes, ...demoCheckoutRoutes }).flatMap(([name, route]) =>
  requestsOf(route).map((request) => ({ name: `${name} by ${request.method}`, ...request })),
);
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
/** Fields that a schema misses in an empty object. */
const asked = ({ params }: Route) =>
  params ? (safeParse(params, {}).issues ?? []).flatMap(({ path }) => path?.map(({ key }) => key) ?? []) : [];

test('every route has its own method and path', () => {
  const places = table.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(places).size).toBe(places.length);
});

test('each call can be made with GET and POST alone', () => {
  for (const route of Object.values<Route>({ ...routes, ...demoCheckoutRoutes })) {
    const methods = requestsOf(route).map(({ method }) => method);
    expect(['GET', 'POST'], route.path).toContain(methods.at(-1));
    expect(methods[0]).toBe(route.method);
  }
});

test.each(table)('$name checks each parameter of its path, and no other', (route) => {
  expect(asked(route)).toEqual(namesIn(route.path));
});

test.each(table)(
  '$name says what fails where it reads something',
  ({ params, body, failures, token, name }) => {
    // a partner's key is any text: an unknown one isn't found
    if ((params || body) && !name.startsWith('getPartner ')) expect(failures).toContain('invalid_request');
    expect(failures.includes('missing_token')).toBe(token !== undefined);
    expect(new Set(failures).size).toBe(failures.length);
  },
);

const withPlace = table.filter(({ token }) => token === 'of-path' || token === 'of-body');

test.each(withPlace)('$name has the session of its token where it says: $token', ({ token, path, body }) => {
  const inBody = body && safeParse(body, {}).issues?.map(({ path: at }) => at?.[0]?.key);
  if (token === 'of-path') expect(namesIn(path)).toContain('id');
  else expect(inBody).toContain('sess_id');
});

test.each(table)('$name answers a body exactly where its status has one', ({ success, answer }) => {
  expect(answer === undefined).toBe(success.status === 204);
});

test.each(['-1', '1.5', '', '1000', '0x1', '٣'])(
  'the question %j of a session is refused',
  (questionIndex) => {
    const id = '1767225600000-k3v9x2m8q1';
    expect(is(routes.saveAnswer.params, { id, questionIndex: '0' })).toBe(true);
    expect(is(routes.saveAnswer.params, { id, questionIndex })).toBe(false);
  },
);
