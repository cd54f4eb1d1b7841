import fs from 'node:fs/promises';
import path from 'node:path';
import { personas } from '@quotient/fixtures';
import { countsCommand } from '../commands/counts/countsCommand.ts';
import { storeCommand } from '../commands/store/storeCommand.ts';
import { verifyStore } from '../commands/store/verify.ts';
import { openOperators } from '../outside/betterAuth/operatorStore.ts';
import { openConfiguredStore } from '../outside/configuredStore.ts';
import type { Store } from '../ports.ts';
import { writeManySessions } from './manySessions.ts';
import { createRecord } from './records.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { createTestApp, START_AT } from './testApp.ts';

const appSecret = 'a'.repeat(43);

/** A test of version 3, which has one part. */
export const EARLIER_ID = '1767225600001-earlier0000';

/** Uses a store as a server does: visitors take, pay, share and delete tests. */
export async function serveVisitors(store: Store) {
  const app = createTestApp({ store });
  const session = await app.paid(personas.quick.answers);
  const { token } = session;
  await app.statusOf(session);
  await app.call('POST', '/api/shared-results', { token, body: {} });
  await app.call('POST', '/api/certificates', { token });
  await app.call('POST', '/api/send-results-email', { token, body: { email: 'ada@example.org' } });
  const deleted = await app.start();
  await app.call('DELETE', `/api/test-sessions/${deleted.id}`, { token: deleted.token });
  await app.start();
  await app.dashboard.flush();
  return { ...app, session };
}

/** Folder with tests of earlier days that aren't counted, and with fields of a newer build. */
export async function uncountedFolder(count: number): Promise<string> {
  const folder = temporaryFolder();
  await fs.writeFile(path.join(folder, 'store.json'), '{"schemaVersion":5}');
  await writeManySessions(folder, { count, days: 20, before: START_AT });
  const shard = path.join(folder, 'test-sessions', EARLIER_ID.slice(-2));
  await fs.mkdir(shard, { recursive: true });
  const earlier = { ...createRecord(EARLIER_ID), ofNewerBuild: { Ünknown: [1.5, 'ß'] } };
  await fs.writeFile(path.join(shard, `${EARLIER_ID}.json`), JSON.stringify(earlier, null, 1));
  return folder;
}

/** The same of a server that has stopped. */
export async function folderToMove(count = 200): Promise<string> {
  const folder = await uncountedFolder(count);
  const store = await openConfiguredStore({ databaseUrl: undefined, dataDir: folder });
  const { dashboard, admin } = await serveVisitors(store);
  const operator = { id: 'op1', name: 'Ann' };
  await admin.audit.write({ operator, action: 'x', subject: null, details: {}, outcome: 'done', of: null });
  await openOperators(store.collection).change((all) => all);
  await dashboard.countKeeper.settled();
  await dashboard.stop();
  await store.close();
  return folder;
}

/** Runs `npm run store` for a database and a folder. */
export async function runStoreCommand(
  place: { databaseUrl: string | undefined; dataDir: string },
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const verify = () => inStore(place, (store) => verifyStore(store, print));
  return { code: await storeCommand({ config: { ...place, appSecret }, args, print, verify }), lines };
}

/** Runs work on a store that no server uses. */
export async function inStore<R>(
  place: Parameters<typeof openConfiguredStore>[0],
  work: (store: Awaited<ReturnType<typeof openConfiguredStore>>) => Promise<R>,
): Promise<R> {
  const store = await openConfiguredStore(place, 'command');
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Output of `npm run counts -- verify` for a store. */
export const verifyCounts = (place: Parameters<typeof openConfiguredStore>[0]) =>
  inStore(place, async (store) => {
    const lines: string[] = [];
    return {
      code: await countsCommand({ store, args: ['verify'], print: (line) => lines.push(line) }),
      lines,
    };
  });

/** The files of a folder's collections with their texts, apart from those of the counting itself. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (entry.isFile() && name.includes(path.sep) && !/^(?:counting|uncounted-tests|tmp)/.test(name))
      files[name] = await fs.readFile(file, 'utf8');
  }
  return files;
}
