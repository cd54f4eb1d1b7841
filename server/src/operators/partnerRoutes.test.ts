import type { AuditLine, PartnerImport, PartnerView } from '@quotient/contract/admin';
import { partnerProblems } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { acme, createTestApp } from '../testing/testApp.ts';

const quiz = { key: 'quiz', name: 'Quiz', origins: ['https://quiz.example'] };
const token = 'operator';
const partners = '/api/admin/partners';

function createWorld() {
  const app = createTestApp();
  const post = <T = PartnerView>(path: string, body: unknown) => app.call<T>('POST', path, { token, body });
  const startFrom = async (origin: string, partner: string) =>
    (await app.call('POST', '/api/test-sessions', { headers: { Origin: origin }, body: { partner } })).status;
  return { ...app, post, startFrom };
}

test('a partner that is made here embeds the test at once, and is refused at once when it is revoked', async () => {
  const { post, startFrom, call } = createWorld();
  const [origin = ''] = quiz.origins;
  expect(await startFrom(origin, 'quiz')).toBe(404);
  expect(await post(partners, quiz)).toMatchObject({ status: 201, body: { id: 'quiz', version: 1 } });
  expect(await startFrom(origin, 'quiz')).toBe(201);
  const allowed = await call('GET', '/api/question-sets', { headers: { Origin: origin } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);

  await post(`${partners}/quiz/revoke`, { version: 1 });
  expect(await startFrom(origin, 'quiz')).toBe(404);
  const refused = await call('GET', '/api/question-sets', { headers: { Origin: origin } });
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('a test that came by a later key is counted for the same partner', async () => {
  const { post, call, store } = createWorld();
  await post(partners, quiz);
  await post(`${partners}/quiz/keys`, { version: 1, key: 'quiz-2' });
  const { body } = await call<{ id: string }>('POST', '/api/test-sessions', { body: { partner: 'quiz-2' } });
  expect((await store.testSessions.get(body.id))?.partner).toBe('quiz');
});

test.each<[what: string, change: object, field: string, says: string]>([
  ['no scheme', { origins: ['quiz.example'] }, 'origins.0', partnerProblems.origin_scheme],
  [
    'a path',
    { origins: ['https://a.example', 'https://quiz.example/x'] },
    'origins.1',
    partnerProblems.origin_path,
  ],
  ['a wildcard', { origins: ['https://*.quiz.example'] }, 'origins.0', partnerProblems.origin_wildcard],
  [
    'a way back to elsewhere',
    { returnUrl: 'https://b.example/' },
    'returnUrl',
    partnerProblems.returns_elsewhere,
  ],
  ['the key of another one', { key: 'acme' }, 'key', partnerProblems.key_of_file],
])('%s is refused by its field', async (_, change, field, says) => {
  const { status, body } = await createWorld().call('POST', partners, {
    token,
    body: { ...quiz, ...change },
  });
  expect([status, body.fields]).toEqual([400, { [field]: says }]);
});

test('what two operators change at once is not lost', async () => {
  const { post, call } = createWorld();
  await post(partners, quiz);
  const { key: _, ...fields } = quiz;
  const change = (name: string, version: number) =>
    call('PUT', `${partners}/quiz`, { token, body: { ...fields, name, version } });
  expect((await change('First', 1)).status).toBe(200);
  expect(await change('Second', 1)).toMatchObject({ status: 409, body: { code: 'version_changed' } });
  expect((await call('GET', `${partners}/quiz`, { token })).body).toMatchObject({
    name: 'First',
    version: 2,
  });
});

test('a key ends later, at once, or not at all', async () => {
  const { post, call, time } = createWorld();
  await post(partners, quiz);
  await post(`${partners}/quiz/keys`, { version: 1, key: 'quiz-2' });
  const end = async (version: number, endsAt: unknown) => {
    const { body } = await call<PartnerView>('PUT', `${partners}/quiz/keys/quiz`, {
      token,
      body: { version, endsAt },
    });
    return body.keys[0]?.state;
  };
  expect(await end(2, time.now + 1000)).toBe('ends');
  expect(await end(3, 'now')).toBe('ended');
  expect(await end(4, null)).toBe('works');
});

test("a partner's pages are tried by the rule that starts go by", async () => {
  const { post, call } = createWorld();
  await post(partners, quiz);
  const check = async (query: string) =>
    (await call('GET', `${partners}/quiz/check?${query}`, { token })).body.pages;
  expect(await check('key=quiz&address=https://www.quiz.example/page')).toEqual([
    { origin: 'https://quiz.example', refusal: null },
    { origin: 'https://www.quiz.example', refusal: 'origin_not_allowed' },
  ]);
  await post(`${partners}/quiz/revoke`, { version: 1 });
  expect(await check('key=quiz')).toEqual([{ origin: 'https://quiz.example', refusal: 'partner_not_found' }]);
});

test('an import first shows the result for each entry, then does that, and nothing twice', async () => {
  const { post, call } = createWorld();
  await post(partners, quiz);
  const list = [acme, { ...quiz, name: 'Renamed' }, { ...quiz, key: 'third', origins: ['x'] }, quiz, 7];
  const text = JSON.stringify(list);
  const check = async () => (await post<PartnerImport>(`${partners}/import/check`, { text })).body;
  const planned = await check();
  expect(
    planned.partners.map(({ outcome, changes, problems, isHeldByFile }) => [
      outcome,
      changes,
      Object.keys(problems),
      isHeldByFile,
    ]),
  ).toEqual([
    ['made', [], [], true],
    ['changed', ['name'], [], false],
    ['refused', [], ['origins.0'], false],
    ['refused', [], ['key'], false],
    ['refused', [], [''], false],
  ]);
  expect((await call('GET', `${partners}/quiz`, { token })).body.name).toBe('Quiz');

  const { plan } = planned;
  expect((await post(`${partners}/import`, { text, plan })).status).toBe(200);
  expect((await call('GET', `${partners}/quiz`, { token })).body.name).toBe('Renamed');
  expect((await call('GET', `${partners}/acme`, { token })).body).toMatchObject({
    source: 'admin',
    keys: [{ state: 'by-file' }],
  });
  expect(await post(`${partners}/import`, { text, plan })).toMatchObject({
    status: 409,
    body: { code: 'version_changed' },
  });
  expect((await check()).partners.map(({ outcome }) => outcome).slice(0, 2)).toEqual(['same', 'same']);
});

test('an import brings no partner back that was revoked, and no key that has ended', async () => {
  const { post, call } = createWorld();
  await post(partners, quiz);
  await post(`${partners}/quiz/keys`, { version: 1, key: 'quiz-2' });
  await call('PUT', `${partners}/quiz/keys/quiz`, { token, body: { version: 2, endsAt: 'now' } });
  const problems = async (key: string) => {
    const text = JSON.stringify([{ ...quiz, key }]);
    const { body } = await post<PartnerImport>(`${partners}/import/check`, { text });
    return body.partners[0]?.problems;
  };
  expect(await problems('quiz')).toEqual({ key: partnerProblems.key_ended });
  await post(`${partners}/quiz/revoke`, { version: 3 });
  expect(await problems('quiz-2')).toEqual({ key: partnerProblems.partner_revoked });
});

test.each([
  ['{', 'not_json'],
  ['{"key":"a"}', 'no_list'],
  [`[${'{},'.repeat(1000)}{}]`, 'too_many'],
])("the text %.20s isn't a list of partners", async (text, problem) => {
  const { body } = await createWorld().post<PartnerImport>(`${partners}/import/check`, { text });
  expect(body).toEqual({ problem, partners: [], plan: '' });
});

test('changes are in the audit log', async () => {
  const { post, call } = createWorld();
  await post(partners, quiz);
  await post(`${partners}/quiz/revoke`, { version: 1 });
  const { body } = await call<{ lines: AuditLine[] }>('GET', '/api/admin/audit', { token });
  expect(body.lines.map(({ first, last }) => [first.action, first.subject, last?.outcome])).toEqual([
    ['partner.revoke', 'quiz', 'done'],
    ['partner.create', null, 'done'],
  ]);
});
