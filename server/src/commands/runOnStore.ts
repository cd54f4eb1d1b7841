import { fileURLToPath } from 'node:url';
import { ApiError } from '../base/errors.ts';
import { redact } from '../base/redact.ts';
import { openConfiguredStore } from '../outside/configuredStore.ts';
import type { OpenStore } from '../outside/openStore.ts';
import { type Config, readConfig } from '../start/config.ts';
import { withSecretFiles } from '../start/secretFiles.ts';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Input of a command: the configuration of the server, and the arguments. */
interface CommandPlace {
  config: Config;
  args: readonly string[];
}

/** Runs a command with the environment of the server, and ends the process with the command's exit code. */
export async function runCommand(command: (place: CommandPlace) => Promise<number>): Promise<never> {
  try {
    const config = readConfig(withSecretFiles(process.env), repositoryRoot);
    process.exit(await command({ config, args: process.argv.slice(2) }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    // What the file system or the database has said.
    if (error instanceof ApiError && error.cause) console.error(redact(String(error.cause)));
    process.exit(1);
  }
}

/** Runs a command on the store: on the data folder of a stopped server, or on a database beside running instances. */
export async function runOnStore(
  command: (place: CommandPlace & { store: OpenStore }) => Promise<number>,
): Promise<never> {
  return runCommand(async (place) => {
    const store = await openConfiguredStore(place.config, 'command');
    try {
      return await command({ ...place, store });
    } finally {
      await store.close();
    }
  });
}
