import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { consoleLog as log } from '../../outside/consoleLog.ts';
import { systemClock } from '../../outside/cryptoPorts.ts';
import { openLowdbStore } from '../../outside/lowdb/lowdbStore.ts';
import { readConfig } from '../../start/config.ts';
import { withSecretFiles } from '../../start/secretFiles.ts';
import { StartupError } from '../../start/startupError.ts';
import { createAuditLog } from '../auditLog.ts';
import { auditCommand } from './auditCommand.ts';

/** `npm run audit`, with the environment of the server. */
async function run(): Promise<number> {
  const { dataDir } = readConfig(
    withSecretFiles(process.env),
    fileURLToPath(new URL('../../../../', import.meta.url)),
  );
  // Else a mistyped folder would be made, and its log found to be empty and in order.
  await access(path.join(dataDir, 'store.json')).catch(() => {
    throw new StartupError(`There is no data of a server in ${dataDir}: set DATA_DIR to its folder.`);
  });
  const store = await openLowdbStore({ folder: dataDir, log, now: systemClock.now });
  try {
    const audit = createAuditLog(store.audit, systemClock);
    return await auditCommand({ audit, args: process.argv.slice(2), print: console.log });
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
