import { ApiError } from '../../base/errors.ts';
import type { Log } from '../../base/ports.ts';
import { StartupError } from '../../base/startupError.ts';
import { type Database, openDatabase } from './database.ts';
import { prepareSchema, type TableShape } from './schema.ts';

/**
 * Opens a database and prepares its tables, see `prepareSchema`. Throws `StartupError` also if the database can't be
 * reached or written.
 */
export async function openTables(
  {
    url,
    log,
    connect = openDatabase,
  }: { url: string; log: Log; connect?: (url: string, log: Log) => Database },
  shapes: readonly TableShape[],
  use: Parameters<typeof prepareSchema>[2],
): Promise<Database> {
  const database = connect(url, log);
  try {
    await prepareSchema(database, shapes, use);
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof ApiError)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : 'no answer';
    throw new StartupError(`Cannot use the database of DATABASE_URL: ${reason}.`, { cause: error.cause });
  }
}
