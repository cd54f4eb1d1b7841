import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../base/startupError.ts';
import { consoleLog as log } from '../outside/consoleLog.ts';
import { type OpenStore, openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { type Config, readConfig } from '../start/config.ts';
import { withSecretFiles } from '../start/secretFiles.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command is given: the store, the configuration of the server, and the words behind its name. */
interface CommandPlace {
  store: OpenStore;
  config: Config;
  args: readonly string[];
}

/**
 * Runs a command on the store of a server that stands still, with that server's environment, and ends the process with
 * the command's exit code.
 * @param others What the command reads beside the app's own records.
 */
export async function runOnStore(
  command: (place: CommandPlace) => Promise<number>,
  others: readonly { name: string }[] = [],
): Promise<never> {
  try {
    const config = readConfig(withSecretFiles(process.env), repositoryRoot);
    const { dataDir } = config;
    // Else a mistyped folder would be made, and what is in it found to be empty and in order.
    await access(path.join(dataDir, 'store.json')).catch(() => {
      throw new StartupError(`There is no data of a server in ${dataDir}: set DATA_DIR to its folder.`);
    });
    const store = await openLowdbStore({ folder: dataDir, log }, others);
    let code: number;
    try {
      code = await command({ store, config, args: process.argv.slice(2) });
    } finally {
      await store.close();
    }
    process.exit(code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
