import { NETWORK_GRACE_MS, type StartTestSession, type TestSession } from '@quotient/contract';
import { fixturePublicQuestions, fixtureQuestions, personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createPartners } from '../partners/partners.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const BASE_MS = 1_500_000;

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('S221: starting answers the session, its questions and a token of its own', async () => {
  const { start, time } = createTestApp();
  time.now = START_AT + 5;
  const session = await start({ locale: 'de-CH' });
  expect(session).toMatchObject({
    set: 'main',
    status: 'testing',
    timeFactor: 1,
    durationSeconds: 1500,
    startedAt: START_AT + 5,
    deadlineAt: START_AT + 5 + BASE_MS,
    finishedAt: null,
    finishReason: null,
    now: START_AT + 5,
    flags: Array(20).fill(false),
    lastSeq: 0,
    paymentStatus: 'unpaid',
    isDemo: true,
  });
  expect(session.id).toMatch(new RegExp(`^${START_AT + 5}-[a-z0-9]+$`));
  expect(session.token).toMatch(new RegExp(`^${session.id}\\.[A-Za-z0-9_-]{43}$`));
});

test.each([
  [{ locale: 'fr-CH', fallbackLocale: 'es' }, 'de', 'fr-CH'],
  [{ fallbackLocale: 'es-MX' }, 'de', 'de'],
  [{ fallbackLocale: 'es-MX' }, 'it', 'es-MX'], // an unsupported language
  [{ fallbackLocale: 'es-MX' }, undefined, 'es-MX'],
  [{ fallbackLocale: 'it' }, undefined, 'en'],
  [{}, 'de-AT', 'de-AT'],
  [{}, undefined, null],
] as const)(
  '%j on the page of a partner that speaks %j starts a test in %j',
  async (asked, ofPartner, locale) => {
    const partners = createPartners([
      { key: 'acme', name: 'Acme', origins: [], ...(ofPartner && { locale: ofPartner }) },
    ]);
    const { start, ports } = createTestApp({ partners });
    const { id } = await start({ ...asked, partner: 'acme' });
    expect(await ports.store.testSessions.get(id)).toMatchObject({ locale });
  },
);

test.each([
  [1.5, 2250],
  [2, 3000],
] as const)('a time factor of %d gives %d seconds', async (timeFactor, durationSeconds) => {
  const { start } = createTestApp();
  const session = await start({ timeFactor });
  expect(session).toMatchObject({
    timeFactor,
    durationSeconds,
    deadlineAt: START_AT + durationSeconds * 1000,
  });
});

test('S132: the questions shown are stored with the session, whatever happens to the bank afterwards', async () => {
  const questions = [...fixtureQuestions];
  const { start, call } = createTestApp({ bank: { sets: ['main'], getQuestionSet: () => questions } });
  const session = await start();
  questions.length = 1;
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.questions).toEqual(fixturePublicQuestions);
});

test('answers that arrive at once are all kept', async () => {
  const { start, call } = createTestApp();
  const session = await start();
  await Promise.all(
    personas.quick.answers.map((optionIndex, i) =>
      call('PUT', pathOf(session, `/answers/${i}`), {
        token: session.token,
        body: { optionIndex, seq: i + 1 },
      }),
    ),
  );
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body.answers).toEqual(personas.quick.answers);
});

test('an expired session is finished by any access, once, at its deadline', async () => {
  const { start, call, time, draw, ports } = createTestApp();
  const session = await start();
  time.now = session.deadlineAt + NETWORK_GRACE_MS + 1;
  await Promise.all([1, 2, 3].map(() => call('GET', pathOf(session), session)));
  time.now += 3_600_000;
  const { body } = await call<TestSession>('GET', pathOf(session), session);
  expect(body).toMatchObject({ status: 'finished', finishReason: 'time-up', finishedAt: session.deadlineAt });
  expect(draw.count).toBe(1);
  expect((await ports.store.testSessions.get(session.id))?.finish?.score.iq).toBe(61);
});

test('a device clock has no say: only the time of the server ends a session', async () => {
  const { start, call, time } = createTestApp();
  const session = await start({ timeFactor: 2 });
  time.now = START_AT + BASE_MS + NETWORK_GRACE_MS + 1;
  expect((await call<TestSession>('GET', pathOf(session), session)).body.status).toBe('testing');
});

test('finishing twice gives the same score, drawn once', async () => {
  const { start, answerAll, finish, draw, time, ports } = createTestApp();
  const session = await start();
  await answerAll(session, personas.careful.answers);
  time.now += 60_000;
  const first = await finish(session);
  draw.digit = 9;
  time.now += 60_000;
  const again = await Promise.all([finish(session), finish(session)]);
  expect(first.session).toMatchObject({
    status: 'finished',
    finishReason: 'finished',
    finishedAt: START_AT + 60_000,
  });
  for (const each of again) expect(each.session).toEqual({ ...first.session, now: time.now });
  expect(draw.count).toBe(1);
  expect((await ports.store.testSessions.get(session.id))?.finish?.score.iq).toBe(131);
});

test('S190: progress is posted as q_number, action_type and sess_id, and counted in the session', async () => {
  const { start, call, ports } = createTestApp();
  const { id, token } = await start();
  const track = (q_number: number, action_type: string) =>
    call('POST', '/api/track-question-progress', { token, body: { q_number, action_type, sess_id: id } });
  for (const q_number of [1, 2, 2, 20]) expect((await track(q_number, 'viewed')).status).toBe(204);
  expect((await track(18, 'completed')).status).toBe(204);
  const record = await ports.store.testSessions.get(id);
  expect(record?.viewCounts).toEqual([1, 2, ...Array.from({ length: 17 }, () => 0), 1]);
  expect(record?.completedCount).toBe(18);
});

/** A test with viewed questions and passing time. */
async function viewing(options: StartTestSession = {}) {
  const app = createTestApp();
  const { call, store, time } = app;
  const session = await app.start(options);
  const { id, token } = session;
  const record = async () => {
    const stored = await store.testSessions.get(id);
    if (!stored) throw new Error('The test is gone.');
    return stored;
  };
  return {
    ...app,
    session,
    record,
    view: (q_number: number) =>
      call('POST', '/api/track-question-progress', {
        token,
        body: { q_number, action_type: 'viewed', sess_id: id },
      }),
    /** Only the questions with time in view, by their number. */
    spent: async () =>
      Object.fromEntries(
        (await record()).spentMs.flatMap((spentMs, i) => (spentMs > 0 ? [[i + 1, spentMs]] : [])),
      ),
    wait: (ms: number) => {
      time.now += ms;
    },
  };
}

test('the time of a question ends at the view of the next one, and that of the last one at the finish', async () => {
  const { session, record, spent, view, wait, finish } = await viewing();
  wait(2000); // on the way to the first question
  await view(1);
  expect((await record()).viewing).toEqual({ questionIndex: 0, since: START_AT + 2000 });
  wait(10_000);
  await view(2);
  wait(5000);
  await view(1);
  expect(await spent()).toEqual({ 1: 10_000, 2: 5000 });
  wait(700);
  await view(1); // after a reload
  wait(300);
  await finish(session);
  expect(await spent()).toEqual({ 1: 11_000, 2: 5000 });
  expect((await record()).viewing).toBeNull();
});

test('no question takes time past the deadline', async () => {
  const { session, record, spent, view, wait, finish } = await viewing();
  await view(1);
  wait(BASE_MS - 1000);
  await view(2);
  wait(2000); // within the network grace
  await view(3);
  wait(1000);
  await finish(session);
  expect(await spent()).toEqual({ 1: BASE_MS - 1000, 2: 1000 });
  await view(4);
  expect((await record()).viewCounts.slice(0, 4)).toEqual([1, 1, 1, 0]); // it was over
  expect((await record()).viewing).toBeNull();
});

test('a clock that is set back takes no time away', async () => {
  const { spent, view, wait } = await viewing();
  await view(1);
  wait(3000);
  await view(2);
  wait(-1000);
  await view(1);
  expect(await spent()).toEqual({ 1: 3000 });
});

test('a test whose first questions were viewed before an update has its times from then on', async () => {
  const { session, store, spent, view, wait } = await viewing();
  await store.testSessions.update(session.id, (stored) => ({ ...stored, spentMs: [] }));
  await view(7);
  wait(4000);
  await view(8);
  expect(await spent()).toEqual({ 7: 4000 });
});

test.each([
  [{}, false],
  [{ isRepeat: false }, false],
  [{ isRepeat: true }, true],
])('a start with %j is stored as a repeat: %s', async (options, isRepeat) => {
  const { record } = await viewing(options);
  expect((await record()).isRepeat).toBe(isRepeat);
});

test.each([
  [{ q_number: 0, action_type: 'viewed' }],
  [{ q_number: 21, action_type: 'viewed' }],
  [{ q_number: 21, action_type: 'completed' }],
  [{ q_number: 1, action_type: 'clicked' }],
  [{ action_type: 'viewed' }],
])('progress of %j is refused', async (body) => {
  const { start, fail } = createTestApp();
  const { id, token } = await start();
  expect(
    await fail('POST', '/api/track-question-progress', { token, body: { ...body, sess_id: id } }),
  ).toEqual([400, 'invalid_request']);
});

test("progress for another visitor's session is refused", async () => {
  const { start, fail } = createTestApp();
  const [mine, theirs] = [await start(), await start()];
  const body = { q_number: 1, action_type: 'viewed', sess_id: theirs.id };
  expect(await fail('POST', '/api/track-question-progress', { token: mine.token, body })).toEqual([
    404,
    'session_not_found',
  ]);
});
