import type { SessionExport } from '@quotient/contract';
import type { SessionDetail } from '@quotient/contract/admin';
import { readPrivateLink } from '@quotient/contract/privateLink';
import { fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { operatorCalls } from '../../testing/operatorCalls.ts';
import { createTestApp, START_AT } from '../../testing/testApp.ts';

const key = fixtureQuestions.map(({ correct }) => correct);
const pathOf = ({ id }: { id: string }, rest = '') => `/sessions/${id}${rest}`;

/** A test that was paid, mailed, shared and certified, and operators' calls about it. */
async function wholeTest() {
  const app = createTestApp();
  const session = await app.paid(key);
  const { token } = session;
  await app.call('GET', `/api/test-sessions/${session.id}/results`, session);
  const { body: mail } = await app.call<{ id: string }>('POST', '/api/send-results-email', {
    token,
    body: { email: 'ann@example.org' },
  });
  const { body: shared } = await app.call<{ id: string }>('POST', '/api/shared-results', { token, body: {} });
  const { body: paper } = await app.call<{ code: string }>('POST', '/api/certificates', { token });
  const record = await app.store.testSessions.get(session.id);
  const [checkout] = record?.checkouts ?? [];
  const checkoutId = checkout?.state === 'paid' ? checkout.id : '';
  return {
    ...app,
    ...operatorCalls(app),
    session,
    mailId: mail.id,
    sharedId: shared.id,
    code: paper.code,
    checkoutId,
  };
}

const actionsOf = async ({ admin }: ReturnType<typeof createTestApp>) =>
  (await admin.audit.list(undefined, 100)).map(({ action, outcome }) => `${action} ${outcome}`);

test('a test is found by every number that belongs to it', async () => {
  const { read, session, mailId, sharedId, code, checkoutId } = await wholeTest();
  const texts = [session.id, mailId, sharedId, code, code.toUpperCase(), checkoutId, ` ${session.id} `];
  for (const text of texts)
    expect(await read(`/sessions/find?text=${encodeURIComponent(text)}`), text).toEqual({
      id: session.id,
      books: null,
    });
  expect(await read('/sessions/find?text=1767225600000-unknown0test')).toEqual({ id: null, books: null });
});

test('an operator replaces the private links of a test, and the log holds no link', async () => {
  const app = await wholeTest();
  const { ask, read, session } = app;
  const make = async () => {
    const { body } = await app.call<{ url: string }>(
      'POST',
      `/api/test-sessions/${session.id}/private-link`,
      session,
    );
    return readPrivateLink(new URL(body.url).hash);
  };
  const open = async (token = '') =>
    (await app.call('GET', `/api/test-sessions/${session.id}/results`, { token })).status;
  const [first, second] = [await make(), await make()];
  const { url } = (await ask<{ url: string }>('POST', pathOf(session, '/private-link'))).body;
  const newest = readPrivateLink(new URL(url).hash);
  expect(await Promise.all([first, second, newest, session].map((link) => open(link?.token)))).toEqual([
    404, 404, 200, 200,
  ]);
  expect((await read<SessionDetail>(pathOf(session))).privateLinks).toEqual([START_AT]);
  expect(await actionsOf(app)).toContain('session.private-link done');
  expect(JSON.stringify(await app.admin.audit.list(undefined, 100))).not.toContain(
    newest?.token.split('.')[1],
  );
});

test('a test that is not finished gets no private link from an operator', async () => {
  const app = createTestApp();
  const session = await app.start();
  expect(await operatorCalls(app).refused('POST', pathOf(session, '/private-link'))).toEqual([
    409,
    'session_not_finished',
  ]);
});

test('nothing is looked for by an address', async () => {
  const { refused } = await wholeTest();
  expect(await refused('GET', '/sessions/find?text=ann%40example.org')).toEqual([400, 'invalid_request']);
});

test('after a test is deleted, its payment is found in the accounting records', async () => {
  const { ask, read, session, checkoutId } = await wholeTest();
  await ask('DELETE', pathOf(session), { id: session.id });
  expect(await read(`/sessions/find?text=${checkoutId}`)).toEqual({
    id: null,
    books: { id: checkoutId, price: { amountMinor: 100, currency: 'EUR' }, createdAt: START_AT },
  });
});

test('the detail shows what happened, in order, and never which answer is right', async () => {
  const { read, session, mailId, sharedId, code, checkoutId } = await wholeTest();
  const detail = await read<SessionDetail>(pathOf(session));
  expect(detail).toMatchObject({
    payment: 'paid',
    isDemo: true,
    emails: [{ id: mailId, state: 'sent' }],
    shared: { id: sharedId, createdAt: START_AT },
    certificate: { code, createdAt: START_AT },
    checkouts: [{ id: checkoutId, state: 'paid', dispute: null }],
  });
  expect(detail.questions).toHaveLength(20);
  expect(detail.questions.every(({ isAnswered }) => isAnswered)).toBe(true);
  expect(detail.events.map(({ kind, at }) => [kind, at === null])).toEqual([
    ['started', false],
    ['finished', false],
    ['checkout', false],
    ['payment', false],
    ['email-asked', false],
    ['email-sent', false],
    ['shared', false],
    ['certificate', false],
    ['private-link', false],
  ]);
  expect(JSON.stringify(detail)).not.toMatch(
    /"correct|chosen|points|explanation|"options"|tokenHash|idempotencyKey|ann@|https:/,
  );
});

test('the key is shown on request, as displayed, and the log has it', async () => {
  const world = await wholeTest();
  const { body } = await world.ask<{ questions: { chosenIndex: number; correctIndex: number }[] }>(
    'POST',
    pathOf(world.session, '/reveal'),
  );
  expect(body.questions.map(({ correctIndex }) => correctIndex)).toEqual(key);
  expect(body.questions.map(({ chosenIndex }) => chosenIndex)).toEqual(key);
  expect(await actionsOf(world)).toEqual(['session.reveal done', 'session.reveal asked']);
  expect(JSON.stringify(await world.admin.audit.list(undefined, 9))).not.toContain('correct');
});

test('results are mailed to the address that an operator enters, within the limits of the visitor', async () => {
  const world = await wholeTest();
  const { ask, refused, session, sentEmails, mail } = world;
  const send = () => ask('POST', pathOf(session, '/emails'), { email: 'bob@example.org' });
  expect((await send()).body).toMatchObject({ state: 'queued' });
  await mail.deliverDue();
  expect(sentEmails.map(({ to }) => to)).toEqual(['ann@example.org', 'bob@example.org']);
  for (let count = 2; count < 5; count += 1) await send();
  expect(await refused('POST', pathOf(session, '/emails'), { email: 'bob@example.org' })).toEqual([
    429,
    'too_many_emails',
  ]);
  expect(JSON.stringify(await world.admin.audit.list(undefined, 100))).not.toContain('example.org');
});

test('the addresses that operators enter count together with those of visitors', async () => {
  const app = createTestApp();
  const { ask, refused } = operatorCalls(app);
  const [first, second] = [await app.paid(key), await app.paid(key)];
  const body = { email: 'ann@example.org' };
  for (let count = 0; count < 5; count += 1)
    await app.call('POST', '/api/send-results-email', { token: first.token, body });
  expect(await refused('POST', pathOf(second, '/emails'), body)).toEqual([429, 'too_many_emails_to_address']);
  expect((await ask('POST', pathOf(second, '/emails'), { email: 'bob@example.org' })).status).toBe(202);
});

test('results of an unpaid test are never mailed', async () => {
  const app = createTestApp();
  const session = await app.finished(personas.careful.answers);
  const { refused } = operatorCalls(app);
  expect(await refused('POST', pathOf(session, '/emails'), { email: 'bob@example.org' })).toEqual([
    402,
    'payment_required',
  ]);
});

test("the export is the visitor's own document", async () => {
  const world = await wholeTest();
  const { call, read, session } = world;
  const own = await call<SessionExport>('GET', `/api/test-sessions/${session.id}/export`, session);
  expect(await read(pathOf(session, '/export'))).toEqual(own.body);
  expect(await actionsOf(world)).toEqual(['session.export done', 'session.export asked']);
});

test('public pages are withdrawn, and nothing else is lost', async () => {
  const world = await wholeTest();
  const { ask, read, call, session, sharedId, code, store } = world;
  expect((await ask('DELETE', pathOf(session, '/shared-result'))).status).toBe(204);
  expect((await call('GET', `/api/shared-results/${sharedId}`)).status).toBe(404);
  expect(await store.certificates.get(code)).toBeDefined();
  expect((await ask('DELETE', pathOf(session, '/certificate'))).status).toBe(204);
  expect(await store.certificates.get(code)).toBeUndefined();
  const { shared, certificate, payment } = await read<SessionDetail>(pathOf(session));
  expect([shared, certificate, payment]).toEqual([null, null, 'paid']);
  expect((await world.admin.audit.list(undefined, 9))[2]?.details).toEqual({ sharedResult: sharedId });
});

test("deletion follows the visitor's own rules, and the log keeps only its number", async () => {
  const world = await wholeTest();
  const { ask, refused, session, store, checkoutId, admin } = world;
  const other = '1767225600000-another0id';
  expect(await refused('DELETE', pathOf(session), { id: other })).toEqual([400, 'invalid_request']);
  expect(await store.testSessions.get(session.id)).toBeDefined();
  expect((await ask('DELETE', pathOf(session), { id: session.id })).status).toBe(204);
  expect(await store.testSessions.get(session.id)).toBeUndefined();
  expect(await store.bookkeeping.get(checkoutId)).toBeDefined();
  const [done] = await admin.audit.list(undefined, 1);
  expect(done).toMatchObject({ action: 'session.erase', subject: session.id, outcome: 'done', details: {} });
  expect(await refused('DELETE', pathOf(session), { id: session.id })).toEqual([404, 'session_not_found']);
});

test.each([
  ['GET', ''],
  ['POST', '/reveal'],
  ['GET', '/export'],
  ['DELETE', '/shared-result'],
  ['DELETE', '/certificate'],
])('%s …%s of a test that is not there answers that', async (method, rest) => {
  const { refused } = operatorCalls(createTestApp());
  expect(await refused(method, `/sessions/1767225600000-unknown0test${rest}`)).toEqual([
    404,
    'session_not_found',
  ]);
});
