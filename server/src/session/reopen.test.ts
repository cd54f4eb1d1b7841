import type { FinishedTestSession, TestSession } from '@quotient/contract';
import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

/** A test that its visitor finished after a minute, with these answers. */
async function finishedAfterAMinute(answers: readonly number[] = []) {
  const app = createTestApp();
  const session = await app.start();
  await app.answerAll(session, answers);
  app.time.now += 60_000;
  const finished = await app.finish(session);
  return {
    ...app,
    session,
    finished: finished.session,
    reopen: () =>
      app.call<TestSession & { code?: string }>('POST', `/api/test-sessions/${session.id}/reopen`, session),
  };
}

test('a finished test is continued while time is left, and finished again with the same digit', async () => {
  const { session, finished, reopen, finish, call, answerAll, ports, time, draw } =
    await finishedAfterAMinute();
  const digit = async () => (await ports.store.testSessions.get(session.id))?.finish?.score.randomDigit;
  const first = await digit();
  expect(finished).toMatchObject({ isTooFew: true, isTooFast: false, isReopenable: true });
  const { status, body } = await reopen();
  expect([status, body.status, body.finishReason, body.isTooFew]).toEqual([200, 'testing', null, false]);
  expect(body.deadlineAt).toBe(session.deadlineAt);
  // a running test has nothing to go back to
  expect((await reopen()).body).toEqual(body);
  await answerAll(session, personas.careful.answers);
  draw.digit = ((first ?? 0) + 1) % 10;
  time.now += 600_000;
  const again: FinishedTestSession = await finish(session);
  expect(again.session).toMatchObject({ status: 'finished', isTooFew: false });
  expect(again.session.answers).toEqual(personas.careful.answers);
  expect(await digit()).toBe(first);
  // the visitor pays for what the second finish says
  expect((await call('GET', `/api/test-sessions/${session.id}/results`, session)).status).toBe(402);
});

test('without time, or once a checkout was made, a test stays finished', async () => {
  const late = await finishedAfterAMinute();
  late.time.now = late.session.deadlineAt;
  expect(await late.reopen()).toMatchObject({ status: 409, body: { code: 'deadline_passed' } });

  const paying = await finishedAfterAMinute();
  await paying.openCheckout(paying.session);
  const { body } = await paying.call<TestSession>(
    'GET',
    `/api/test-sessions/${paying.session.id}`,
    paying.session,
  );
  expect(body.isReopenable).toBe(false);
  expect(await paying.reopen()).toMatchObject({ status: 409, body: { code: 'session_finished' } });
});

test('a test that the clock has ended is not continued, and another token opens nothing', async () => {
  const { call, time, start } = createTestApp();
  const mine = await start();
  time.now = mine.deadlineAt + 60_000;
  const path = `/api/test-sessions/${mine.id}/reopen`;
  expect((await call('POST', path, mine)).body).toMatchObject({ code: 'deadline_passed' });
  const other = await start();
  expect((await call('POST', path, other)).body).toMatchObject({ code: 'session_not_found' });
});

test.each([
  ['none of 20', 0, true],
  ['9 of 20', 9, true],
  ['10 of 20', 10, false],
])('%s answered: a score of so few says little', async (_, count, isTooFew) => {
  const { finished } = await finishedAfterAMinute(personas.careful.answers.slice(0, count));
  expect(finished).toMatchObject({ isTooFew });
});
