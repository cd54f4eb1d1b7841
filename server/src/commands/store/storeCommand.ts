import path from 'node:path';
import { StartupError } from '../../base/startupError.ts';
import { openConfiguredStore } from '../../outside/configuredStore.ts';
import { consoleLog } from '../../outside/consoleLog.ts';
import { readIfPresent } from '../../outside/durableFile.ts';
import { readFolder } from '../../outside/lowdb/folderSource.ts';
import { openFolderTarget } from '../../outside/lowdb/folderTarget.ts';
import { openPostgresTarget } from '../../outside/postgres/postgresTarget.ts';
import type { MoveTarget } from '../../outside/texts.ts';
import type { Config } from '../../start/config.ts';
import { lastingCollections } from './collections.ts';
import { copyMove, finishMove } from './move.ts';

type Kind = 'postgres' | 'files';

/** Input and output of the command. */
interface StoreCommand {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'appSecret'>;
  /** Arguments of the command. */
  args: readonly string[];
  print: (line: string) => void;
  /** Opens the store of the configuration, and verifies it. Resolves to the exit code. */
  verify: () => Promise<number>;
}

const USAGE = `Verifies the store, or moves it to another kind of store.
  npm run store -- verify                      reads every document, and says what is wrong
  npm run store -- move --to postgres          copies the folder DATA_DIR into the empty database DATABASE_URL
  npm run store -- move --to files             copies the database into the empty folder
Both copy while the server runs, and copy only changes when you run them again. To switch, stop the server and add
  --finish                                     copies the rest, compares everything, and lets servers use the copy`;

const log = consoleLog;

const openTarget = (to: Kind, url: string, folder: string): Promise<MoveTarget> =>
  to === 'postgres'
    ? openPostgresTarget({ url, log }, lastingCollections)
    : openFolderTarget({ folder, log }, lastingCollections);

/** Throws `StartupError` if the database's servers couldn't read what the folder's server has sealed. */
async function checkSecret({ dataDir, appSecret }: StoreCommand['config']): Promise<void> {
  const held = (await readIfPresent(path.join(dataDir, 'secret.key')))?.trim();
  if (held !== undefined && held !== appSecret)
    throw new StartupError(
      `APP_SECRET must be the text of ${path.join(dataDir, 'secret.key')}, or no server could read what was sealed with it.`,
    );
}

async function move(to: Kind, isFinal: boolean, { config, print }: StoreCommand): Promise<number> {
  const { databaseUrl: url, dataDir: folder } = config;
  if (url === undefined)
    throw new StartupError('Set DATABASE_URL and DATA_DIR: a move needs the database and the folder.');
  if (to === 'postgres') await checkSecret(config);
  // A server has the lock of a folder.
  const isHotFolder = to === 'postgres' && !isFinal;
  const place = { databaseUrl: to === 'files' ? url : undefined, dataDir: folder };
  const store = isHotFolder ? undefined : await openConfiguredStore(place, isFinal ? 'alone' : 'command');
  try {
    const source = store ? store.texts : await readFolder({ folder, log });
    const target = await openTarget(to, url, folder);
    try {
      return store && isFinal
        ? await finishMove({ store, source, target, to, print, log })
        : await copyMove({ source, target, print });
    } finally {
      await target.close();
    }
  } finally {
    await store?.close();
  }
}

/** Runs `npm run store`; resolves to the exit code. Throws `StartupError`, `storage_failed`. */
export async function storeCommand(command: StoreCommand): Promise<number> {
  const { args, print, verify } = command;
  const [name, ...options] = args;
  if (name === 'verify' && options.length === 0) return verify();
  const [option, to, ...rest] = options;
  const isFinal = rest[0] === '--finish';
  const isMove = name === 'move' && option === '--to' && rest.length === Number(isFinal);
  if (isMove && (to === 'postgres' || to === 'files')) return move(to, isFinal, command);
  print(USAGE);
  return 2;
}
