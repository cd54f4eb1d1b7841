import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openConfiguredStore } from '../../outside/configuredStore.ts';
import type { OpenStore } from '../../outside/openStore.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import {
  createCertificateRecord,
  createFreshRecord,
  createRecord,
  createSharedRecord,
  RECORD_ID,
} from '../../testing/records.ts';
import { serveVisitors } from '../../testing/storeToMove.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { verifyStore } from './verify.ts';

const postgres = postgresForTests();
const ID = '1767225600000-missing000';
const ACCOUNT = '2026-01-01__en_main';

async function open(databaseUrl?: string) {
  const dataDir = temporaryFolder();
  const store = await openConfiguredStore({ databaseUrl, dataDir });
  onTestFinished(() => store.close());
  return { dataDir, store };
}

async function verify(store: OpenStore) {
  const lines: string[] = [];
  return { code: await verifyStore(store, (line) => lines.push(line)), lines };
}

const kinds = test.for<[string, () => Promise<string | undefined>]>([
  ['files', async () => undefined],
  ['a database', () => postgres.database()],
]);

kinds('%s that a server is using are in order', async ([, address]) => {
  const { store } = await open(await address());
  await serveVisitors(store);
  const { code, lines } = await verify(store);
  expect([code, lines]).toEqual([0, [expect.stringMatching(/^All \d+ documents are in order\.$/)]]);
});

kinds('in %s, a document whose test is missing is named', async ([, address]) => {
  const { store } = await open(await address());
  await store.sharedResults.create('s'.repeat(22), createSharedRecord(1));
  await store.certificates.create(createCertificateRecord().id, createCertificateRecord());
  await store.pendingPayments.create(ID, { schemaVersion: SCHEMA_VERSION, id: ID, notedAt: 1 });
  const email = {
    schemaVersion: SCHEMA_VERSION,
    createdAt: 1,
    attempts: 0,
    state: 'sent',
    message: null,
  } as const;
  const ended = { nextAttemptAt: null, endedAt: 1 };
  const [of, ofNobody] = ['a'.repeat(24), 'b'.repeat(24)];
  await store.emails.create(of, { ...email, ...ended, id: of, sessionId: ID });
  await store.emails.create(ofNobody, { ...email, ...ended, id: ofNobody, sessionId: null });
  const { code, lines } = await verify(store);
  expect([code, lines]).toEqual([
    1,
    [
      `shared-results ${'s'.repeat(22)}: there is no document ${RECORD_ID} in test-sessions.`,
      `pending-payments ${ID}: there is no document ${ID} in test-sessions.`,
      `emails ${of}: there is no document ${ID} in test-sessions.`,
      `certificates ${createCertificateRecord().id}: there is no document ${RECORD_ID} in test-sessions.`,
      '4 problems in 5 documents.',
    ],
  ]);
});

test('a test whose question is missing is named', async () => {
  const { store, dataDir } = await open();
  await store.testSessions.create(RECORD_ID, createRecord());
  const [file] = (await fs.readdir(path.join(dataDir, 'questions'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  await fs.rm(path.join(dataDir, 'questions', file ?? ''));
  const { code, lines } = await verify(store);
  expect([code, lines]).toEqual([
    1,
    [
      `test-sessions ${RECORD_ID}: there is no document ${path.basename(file ?? '', '.json')} in questions.`,
      '1 problems in 20 documents.',
    ],
  ]);
});

test('a row without its test or its day count is named, unless a crash has left it', async () => {
  const { store } = await open();
  const { dashboard, session } = await serveVisitors(store);
  await dashboard.stop();
  await store.dayCounts.remove(ACCOUNT);
  const { lines } = await verify(store);
  expect(lines).toContain(`test-rows ${session.id}: there is no document ${ACCOUNT} in day-counts.`);
  await store.testSessions.remove(session.id);
  expect((await verify(store)).lines).toContain(
    `test-rows ${session.id}: there is no document ${session.id} in test-sessions.`,
  );
  await store.uncounted.create(session.id, { schemaVersion: SCHEMA_VERSION, id: session.id });
  expect((await verify(store)).lines.join()).not.toContain(`test-rows ${session.id}`);
});

test('damaged documents are named with the reason, without their content', async () => {
  const { store, dataDir } = await open();
  await store.testSessions.create(RECORD_ID, createFreshRecord());
  const shard = path.join(dataDir, 'test-sessions', RECORD_ID.slice(-2));
  const text = await fs.readFile(path.join(shard, `${RECORD_ID}.json`), 'utf8');
  const damage = async (id: string, damaged: string) => {
    await fs.writeFile(path.join(shard, `${id}.json`), damaged);
    await fs.copyFile(path.join(shard, `${RECORD_ID}.fixed.json`), path.join(shard, `${id}.fixed.json`));
  };
  await damage('1767225600000-cut00000q1', '{"secret');
  await damage('1767225600000-other000q1', text);
  await damage('1767225600000-value000q1', text.replace('"finish":null', '"finish":"secret"'));
  const { code, lines } = await verify(store);
  expect(code).toBe(1);
  expect(lines.sort()).toEqual([
    '3 problems in 4 documents.',
    'test-sessions 1767225600000-cut00000q1: no JSON.',
    'test-sessions 1767225600000-other000q1: Error: The document carries another id.',
    'test-sessions 1767225600000-value000q1: finish is not as this version knows it.',
  ]);
});
