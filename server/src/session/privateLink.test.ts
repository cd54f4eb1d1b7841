import { readPrivateLink } from '@quotient/contract/privateLink';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

type App = ReturnType<typeof createTestApp>;
const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

/** Makes a link, and reads the token from it as the page does. */
async function linkOf(app: App, session: { id: string; token: string }) {
  const { status, body } = await app.call<{ url: string }>('POST', pathOf(session, '/private-link'), session);
  expect(status).toBe(201);
  const { hash, pathname } = new URL(body.url);
  const link = readPrivateLink(hash);
  if (!link) throw new Error('This is no private link.');
  return { ...link, pathname };
}

test('the link of a paid test opens its results, and all that can be done with them', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const link = await linkOf(app, session);
  expect(link.pathname).toBe('/my-results');
  expect(link.token).not.toBe(session.token);
  const mine = await app.call('GET', pathOf(session, '/results'), session);
  const linked = await app.call('GET', pathOf(session, '/results'), link);
  expect(linked).toEqual(mine);
  expect((await app.call('POST', '/api/certificates', link)).status).toBe(201);
});

test('a test that is still running has no link', async () => {
  const app = createTestApp();
  const session = await app.start();
  expect(await app.fail('POST', pathOf(session, '/private-link'), session)).toEqual([
    409,
    'session_not_finished',
  ]);
});

test('before the payment it opens no results', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const link = await linkOf(app, session);
  expect((await app.call('GET', pathOf(session), link)).status).toBe(200);
  expect(await app.fail('GET', pathOf(session, '/results'), link)).toEqual([402, 'payment_required']);
});

test('the ten newest links work', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const links = [];
  for (let i = 0; i < 12; i += 1) links.push(await linkOf(app, session));
  const statuses = await Promise.all(
    links.map(async (link) => (await app.call('GET', pathOf(session), link)).status),
  );
  expect(statuses).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200)]);
});

test('a visitor with a link always gets the same one again, so no other link ends', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const [mine, lent] = [await linkOf(app, session), await linkOf(app, session)];
  for (let i = 0; i < 12; i += 1) expect(await linkOf(app, lent)).toEqual(lent);
  expect((await app.call('GET', pathOf(session), mine)).status).toBe(200);
});

test('no link opens another test, or one that was deleted', async () => {
  const app = createTestApp();
  const [session, other] = [await app.paid(), await app.paid()];
  const link = await linkOf(app, session);
  const secret = link.token.split('.')[1];
  expect(await app.fail('GET', pathOf(other), { token: `${other.id}.${secret}` })).toEqual([
    404,
    'session_not_found',
  ]);
  expect((await app.call('DELETE', pathOf(session), session)).status).toBe(204);
  expect(await app.fail('GET', pathOf(session), link)).toEqual([404, 'session_not_found']);
});

test('only a hash of its secret is stored', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const { token } = await linkOf(app, session);
  const stored = await app.store.testSessions.get(session.id);
  expect(stored?.privateLinks).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
});

test('all links end at their owner’s wish, and new ones can be made', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const [first, second] = [await linkOf(app, session), await linkOf(app, session)];
  const end = () => app.call('DELETE', pathOf(session, '/private-link'), session);
  expect((await end()).status).toBe(204);
  for (const link of [first, second])
    expect(await app.fail('GET', pathOf(session), link)).toEqual([404, 'session_not_found']);
  expect((await end()).status).toBe(204);
  const third = await linkOf(app, session);
  expect((await app.call('GET', pathOf(session), third)).status).toBe(200);
});

test('a link that ends the others stays: it may be the only way to the results', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const [mine, other] = [await linkOf(app, session), await linkOf(app, session)];
  expect((await app.call('DELETE', pathOf(session, '/private-link'), mine)).status).toBe(204);
  expect((await app.call('GET', pathOf(session), mine)).status).toBe(200);
  expect((await app.call('GET', pathOf(session), other)).status).toBe(404);
  expect((await app.call('GET', pathOf(session), session)).status).toBe(200);
});
