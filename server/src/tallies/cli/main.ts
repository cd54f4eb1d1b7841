import { fileURLToPath } from 'node:url';
import { consoleLog as log } from '../../outside/consoleLog.ts';
import { systemClock } from '../../outside/cryptoPorts.ts';
import { demoCheckoutRecords } from '../../outside/demoCheckout/record.ts';
import { openLowdbStore } from '../../outside/lowdb/lowdbStore.ts';
import { readConfig } from '../../start/config.ts';
import { withSecretFiles } from '../../start/secretFiles.ts';
import { talliesCommand } from './talliesCommand.ts';

/** `npm run tallies`, with the environment of the server, which has to stand still meanwhile. */
async function run(): Promise<number> {
  const { dataDir } = readConfig(
    withSecretFiles(process.env),
    fileURLToPath(new URL('../../../../', import.meta.url)),
  );
  const store = await openLowdbStore({ folder: dataDir, log, now: systemClock.now }, [demoCheckoutRecords]);
  try {
    return await talliesCommand({ store, args: process.argv.slice(2), print: console.log });
  } finally {
    await store.close();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
