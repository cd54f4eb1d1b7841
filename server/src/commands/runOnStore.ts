import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../base/startupError.ts';
import { consoleLog as log } from '../outside/consoleLog.ts';
import { type OpenStore, openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { type Config, readConfig } from '../start/config.ts';
import { withSecretFiles } from '../start/secretFiles.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Input of a command: the store, the configuration of the server, and the arguments. */
interface CommandPlace {
  store: OpenStore;
  config: Config;
  args: readonly string[];
}

/**
 * Runs a command on the store of a stopped server, with that server's environment, and ends the process with the
 * command's exit code.
 * @param others Collections that the command reads besides the app's own.
 */
export async function runOnStore(
  command: (place: CommandPlace) => Promise<number>,
  others: readonly { name: string }[] = [],
): Promise<never> {
  try {
    const config = readConfig(withSecretFiles(process.env), repositoryRoot);
    const { dataDir } = config;
    // Otherwise a mistyped folder would be made, and reported as empty and correct.
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
