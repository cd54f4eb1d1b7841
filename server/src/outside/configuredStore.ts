import type { Config } from '../start/config.ts';
import { signInRecords } from './betterAuth/record.ts';
import { consoleLog as log } from './consoleLog.ts';
import { demoCheckoutRecords } from './demoCheckout/record.ts';
import { createDisk } from './durableFile.ts';
import { openLowdbStore } from './lowdb/lowdbStore.ts';
import type { OpenStore, StoreUse } from './openStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';

/** Collections of providers, besides the app's own. */
export const providerRecords = [demoCheckoutRecords, ...signInRecords];

/** Opens the store of the configuration: a database that instances share, or the data folder. */
export function openConfiguredStore(
  { databaseUrl, dataDir: folder }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: StoreUse = 'server',
): Promise<OpenStore> {
  return databaseUrl
    ? openPostgresStore({ url: databaseUrl, log, disk: createDisk({ folder, log }) }, providerRecords, use)
    : openLowdbStore({ folder, log }, providerRecords, use);
}
