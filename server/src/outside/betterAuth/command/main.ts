import { fileURLToPath } from 'node:url';
import { readConfig } from '../../../start/config.ts';
import { withSecretFiles } from '../../../start/secretFiles.ts';
import { consoleLog as log } from '../../consoleLog.ts';
import { systemClock } from '../../cryptoPorts.ts';
import { openLowdbStore } from '../../lowdb/lowdbStore.ts';
import { operatorRecords } from '../record.ts';
import { operatorCommand } from './operatorCommand.ts';

/** `npm run operator`, with the environment of the server. */
async function run(): Promise<number> {
  const { dataDir, publicUrl, port } = readConfig(
    withSecretFiles(process.env),
    fileURLToPath(new URL('../../../../../', import.meta.url)),
  );
  const store = await openLowdbStore({ folder: dataDir, log, now: systemClock.now }, [operatorRecords]);
  try {
    return await operatorCommand({
      store,
      clock: systemClock,
      publicUrl: publicUrl ?? `http://localhost:${port}`,
      args: process.argv.slice(2),
      print: console.log,
    });
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
