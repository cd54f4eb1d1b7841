import { expect, onTestFinished, test } from 'vitest';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createTestApp } from '../testing/testApp.ts';

const share = (app: ReturnType<typeof createTestApp>, token: string, body: unknown = {}) =>
  app.call<{ id: string }>('POST', '/api/shared-results', { token, body });

test('a session has one shared result: repeating answers the same id, also at once', async () => {
  const app = createTestApp();
  const { token } = await app.paid();
  const answers = await Promise.all([share(app, token), share(app, token), share(app, token)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('a session stops sharing its result, and may share it again under another id', async () => {
  const app = createTestApp();
  const { token } = await app.paid();
  const { id } = (await share(app, token)).body;
  const gone = [404, 'shared_result_not_found'];
  expect((await app.call('DELETE', `/api/shared-results/${id}`, { token })).status).toBe(204);
  expect(await app.fail('GET', `/api/shared-results/${id}`)).toEqual(gone);
  expect(await app.fail('DELETE', `/api/shared-results/${id}`, { token })).toEqual(gone);
  expect((await share(app, token)).body.id).not.toBe(id);
});

test.for([
  ['memory', async () => createMemoryStore()],
  [
    'lowdb',
    async () => {
      const log = { warn() {}, error() {} };
      const store = await openLowdbStore({ folder: temporaryFolder(), log }, [demoCheckoutRecords]);
      onTestFinished(() => store.close());
      return store;
    },
  ],
] as const)(
  '%s: sharing and stopping at the same time publishes once, under the id that the session knows',
  async ([, open]) => {
    const app = createTestApp({ store: await open() });
    const { token } = await app.paid();
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await share(app, token)).body;
      const [, meanwhile] = await Promise.all([
        app.call('DELETE', `/api/shared-results/${id}`, { token }),
        share(app, token),
      ]);
      const known = (await share(app, token)).body.id;
      for (const other of new Set([id, meanwhile.body.id, known])) {
        const { status } = await app.call('GET', `/api/shared-results/${other}`);
        expect([other === known, status]).toEqual(other === known ? [true, 200] : [false, 404]);
      }
      expect((await app.call('DELETE', `/api/shared-results/${known}`, { token })).status).toBe(204);
    }
  },
);

test('a result that its session has forgotten can still be withdrawn', async () => {
  const app = createTestApp();
  const { id: sessionId, token } = await app.paid();
  const { id } = (await share(app, token)).body;
  await app.store.testSessions.update(sessionId, (record) => ({ ...record, sharedResultId: null }));
  expect((await app.call('DELETE', `/api/shared-results/${id}`, { token })).status).toBe(204);
});

test('no other session can stop the sharing', async () => {
  const app = createTestApp();
  const [mine, theirs] = [await app.paid(), await app.paid()];
  const { id } = (await share(app, theirs.token)).body;
  expect(await app.fail('DELETE', `/api/shared-results/${id}`, mine)).toEqual([
    404,
    'shared_result_not_found',
  ]);
  expect((await app.call('GET', `/api/shared-results/${id}`)).status).toBe(200);
});

test('a share that was interrupted before its row was written is healed by repeating it', async () => {
  const app = createTestApp();
  const { id: sessionId, token } = await app.paid();
  await app.call('GET', `/api/test-sessions/${sessionId}/results`, { token });
  const sharedResultId = app.ports.ids.sharedResult();
  await app.store.testSessions.update(sessionId, (record) => ({ ...record, sharedResultId }));
  expect((await share(app, token)).body.id).toBe(sharedResultId);
  expect((await app.call('GET', `/api/shared-results/${sharedResultId}`)).status).toBe(200);
});

test('the results have the id of the shared page, until the sharing stops', async () => {
  const app = createTestApp();
  const { id: sessionId, token } = await app.paid();
  const results = async () =>
    (await app.call<{ sharedResultId?: string }>('GET', `/api/test-sessions/${sessionId}/results`, { token }))
      .body;
  expect(await results()).not.toHaveProperty('sharedResultId');
  const { id } = (await share(app, token)).body;
  expect((await results()).sharedResultId).toBe(id);
  await app.call('DELETE', `/api/shared-results/${id}`, { token });
  expect(await results()).not.toHaveProperty('sharedResultId');
});
