import { ApiError } from '../../base/errors.ts';
import type { Log } from '../../base/ports.ts';
import { retried } from '../../base/retried.ts';
import { openRecords, records } from '../../records.ts';
import { createSharedQuestions } from '../../session/sharedQuestions.ts';
import { type OpenCollection, SCHEMA_VERSION } from '../../store/collection.ts';
import type { Disk } from '../durableFile.ts';
import type { OpenStore, StoreUse } from '../openStore.ts';
import { type Database, openDatabase } from './database.ts';
import { readDatabaseTime } from './databaseTime.ts';
import { checkNobodyLeads, createLeadership } from './leader.ts';
import { createNews } from './news.ts';
import { createPostgresCollection } from './postgresCollection.ts';
import { createPostgresTexts } from './postgresTexts.ts';
import { createRemoveTogether } from './removeTogether.ts';
import { type TableShape, tableOf } from './schema.ts';
import { createSharedRates } from './sharedRates.ts';
import { createSums } from './sums.ts';
import { openTables } from './tables.ts';
import { createTurns } from './turns.ts';
import { renewWeeks } from './weeks.ts';

/** A write that changes nothing, unless this build is too old for the database. */
const checkStore = {
  name: 'check_store',
  text: 'update store set written_by = written_by where schema_version <= $1',
};

/** Most documents forgotten by one statement. */
const MOST_FORGOTTEN = 1000;
const forget = (table: string) => ({
  name: `${table}_forget`,
  text: `delete from ${table} where id in (select id from ${table} where due <= $1 order by due limit ${MOST_FORGOTTEN})`,
});

/** Place of a store and its log. */
interface PostgresPlace {
  /** Address of the database: `postgres://user:password@host:5432/name`. */
  url: string;
  log: Log;
  /** Disk for files of this instance. */
  disk: Disk;
  /** Opens the connections. @default over the network */
  connect?: (url: string, log: Log) => Database;
}

/**
 * Opens the store in a database that any number of instances share, and makes its tables if there are none.
 * @param others Collections besides the app's own, such as a provider's. Throws `StartupError` if the database can't
 * be reached or written, or if a newer version of the server wrote it.
 */
export async function openPostgresStore(
  { url, log, disk, connect = openDatabase }: PostgresPlace,
  others: readonly TableShape[] = [],
  use: StoreUse = 'server',
): Promise<OpenStore> {
  const shapes: TableShape[] = [...Object.values(records), ...others];
  const database = await openTables({ url, log, connect }, shapes, use);
  if (use === 'alone')
    await checkNobodyLeads(database).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  const news = createNews(database, url, log);
  const leadership = use === 'server' ? createLeadership(database) : undefined;
  const isLeader = leadership?.isLeader ?? (() => false);
  const turns = createTurns(database);
  const { time, close: stopReading } = await readDatabaseTime(database);
  await leadership?.stand();

  const shared = createSharedRates(database);
  const passing = shapes.filter(({ isPassing }) => isPassing).map(tableOf);
  const ofWeeks = shapes.filter(({ isKept }) => isKept).map(tableOf);
  const tools = { database, log, news };
  const collection: OpenCollection = (definition) => createPostgresCollection(definition, tools);
  const questions = createSharedQuestions(collection(records.questions));
  const { sums, derived } = createSums(database, { isLeader, log, questions });
  return {
    ...openRecords(collection, questions),
    testSessions: questions.testsWithQuestions(
      createPostgresCollection(records.testSessions, tools, derived),
    ),
    sums,
    collection,
    inTurn: turns.inTurn,
    isLeader,
    sharedRates: shared.rates,
    async forgetPassing(before) {
      if (!isLeader()) return;
      await shared.forget();
      // in their order, so that the plan for all times uses the index
      for (const table of passing)
        while ((await database.run(forget(table), [before])).count === MOST_FORGOTTEN);
    },
    removeTogether: createRemoveTogether(database),
    async renewWeeks(now, before) {
      for (const table of ofWeeks) await renewWeeks(database, table, { from: now, now, before });
    },
    time,
    disk,
    texts: createPostgresTexts(database),
    async checkWritable() {
      const { count } = await database.run(checkStore, [SCHEMA_VERSION]);
      if (count === 0)
        throw new ApiError('storage_failed', undefined, {
          cause: new Error('A newer version uses the database.'),
        });
    },
    close: retried(async () => {
      stopReading();
      await leadership?.close();
      await news.close();
      await turns.close();
      await database.close();
    }),
  };
}
