import { onTestFinished } from 'vitest';
import { signInRecords } from '../outside/betterAuth/record.ts';
import { demoCheckoutRecords } from '../outside/demoCheckout/record.ts';
import { createDisk } from '../outside/durableFile.ts';
import { openDatabase } from '../outside/postgres/database.ts';
import { openPostgresStore } from '../outside/postgres/postgresStore.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { createTestApp } from './testApp.ts';

const log = { warn() {}, error() {} };

/** A busy machine is no failure: dozens of tests begin at once. */
const patient = { connectMs: 60_000, statementMs: 60_000, answerMs: 60_000 };

/** Opens one more store on a database, as another instance does. */
export async function openInstance(url: string) {
  const disk = createDisk({ folder: temporaryFolder(), log });
  const connect: typeof openDatabase = (address, to) => openDatabase(address, to, patient);
  const store = await openPostgresStore({ url, log, disk, connect }, [demoCheckoutRecords, ...signInRecords]);
  onTestFinished(() => store.close());
  return store;
}

/** Apps that share a database, each on its own store. */
export async function createInstances(
  url: string,
  count: number,
  options: Parameters<typeof createTestApp>[0] = {},
) {
  const stores = await Promise.all(Array.from({ length: count }, () => openInstance(url)));
  return stores.map((store) => createTestApp({ ...options, store, inTurn: store.inTurn }));
}
