import type { SessionSummary } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { operatorCalls } from '../../testing/operatorCalls.ts';
import { createFinishedRecord, createRecord } from '../../testing/records.ts';
import { createTestApp, START_AT } from '../../testing/testApp.ts';

const DAY_MS = 86_400_000;
interface Answer {
  sessions: SessionSummary[];
  next: string | null;
  total: number | null;
}

/** A server with tests of three days, of which some are finished, deleted, in other languages or of a partner. */
async function someTests() {
  const app = createTestApp();
  for (let n = 0; n < 12; n += 1) {
    const startedAt = START_AT + (n % 3) * DAY_MS + n;
    const id = `${startedAt}-k3v9x2m8q1`;
    await app.store.testSessions.create(id, {
      ...(n % 4 === 0 ? createRecord() : createFinishedRecord()),
      id,
      startedAt,
      locale: [null, 'de-AT', 'pt', 'fr'][n % 4] ?? null,
      partner: n % 5 === 0 ? 'acme' : null,
    });
  }
  app.time.now += 4 * DAY_MS;
  await app.dashboard.countKeeper.settled();
  await app.dashboard.flush();
  return app;
}

test('the total is the number of tests in the list, for any filter', async () => {
  const app = await someTests();
  const { read } = operatorCalls(app);
  for (const query of [
    '',
    'from=2026-01-02',
    'from=2026-01-02&to=2026-01-02',
    'to=2025-12-31',
    'state=finished',
    'state=unfinished',
    'tooFast=yes',
    'state=unfinished&tooFast=yes',
    'locale=en',
    'locale=de',
    'locale=es',
    'partner=acme',
    'partner=-',
    'partner=nobody',
    'set=main&locale=fr&state=finished',
  ]) {
    const { sessions, total } = await read<Answer>(`/sessions?${query}`);
    expect(total, query).toBe(sessions.length);
  }
});

test('a test that is deleted is counted no longer, at once and once it is settled', async () => {
  const app = await someTests();
  const { read } = operatorCalls(app);
  const total = async () => (await read<Answer>('/sessions')).total;
  expect(await total()).toBe(12);
  await app.store.testSessions.remove(`${START_AT}-k3v9x2m8q1`);
  expect(await total()).toBe(11);
  app.time.now += DAY_MS;
  await app.dashboard.flush();
  expect(await total()).toBe(11);
});

test('if the sums of a day lack it there is no total, nor on a further page', async () => {
  const app = await someTests();
  const { read } = operatorCalls(app);
  for (const query of ['state=paid', 'locale=de-AT', `before=${START_AT + 5}-k3v9x2m8q1`])
    expect((await read<Answer>(`/sessions?${query}`)).total, query).toBeNull();
  expect((await read<Answer>('/sessions?locale=de-AT')).sessions).toHaveLength(3);
});
