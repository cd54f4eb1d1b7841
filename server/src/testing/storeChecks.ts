import { tmpdir } from 'node:os';
import { createAuditLog } from '../audit/auditLog.ts';
import { auditRecords } from '../audit/record.ts';
import { countsCommand } from '../commands/counts/countsCommand.ts';
import { createDisk } from '../outside/durableFile.ts';
import { openDatabase } from '../outside/postgres/database.ts';
import { createPostgresCollection } from '../outside/postgres/postgresCollection.ts';
import { openPostgresStore } from '../outside/postgres/postgresStore.ts';

const log = { warn() {}, error() {} };

/** Opens the audit log of a database, as an instance does that isn't a candidate for anything else. */
export function openAuditLog(url: string) {
  const database = openDatabase(url, log);
  const collection = createPostgresCollection(auditRecords, {
    database,
    log,
    news: { tell() {}, hear() {} },
  });
  return { ...createAuditLog(collection, { now: Date.now }), close: database.close };
}

/** Opens the store of a database after its instances have stopped, to compare it with what they have said. */
export async function openStoreForChecks(url: string) {
  const disk = createDisk({ folder: tmpdir(), log });
  const store = await openPostgresStore({ url, log, disk });
  return {
    store,
    /** Differences of the dashboard counts from the records, in words; empty if there are none. */
    async wrongCounts(): Promise<string[]> {
      const printed: string[] = [];
      const code = await countsCommand({ store, args: ['verify'], print: (line) => printed.push(line) });
      return code === 0 ? [] : printed;
    },
    close: store.close,
  };
}
