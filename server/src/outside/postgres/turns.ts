import { ApiError } from '../../base/errors.ts';
import { createSerializer } from '../../base/serialize.ts';
import type { Database, Session, Statement } from './database.ts';

/** Longest wait for a turn: its holder may be asking the payment provider. */
const WAIT_MS = 30_000;
/** Pauses between two tries, longer and longer. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

const takeTurn = {
  name: 'take_turn',
  text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_ours',
};
const endTurn = { name: 'end_turn', text: 'select pg_advisory_unlock(hashtextextended($1, 0)) as is_ours' };

/**
 * Runs work on one subject one after the other, across all instances: the database has a lock for each subject. All
 * locks of an instance are on one connection of its own, so any number of subjects needs no more of them. If it is
 * lost, so are its locks: documents are still changed one version after the other.
 */
export function createTurns({ session }: Pick<Database, 'session'>) {
  const serialize = createSerializer();
  let connection: Promise<Session> | undefined;

  function connected(): Promise<Session> {
    if (connection) return connection;
    const lose = () => {
      if (connection === opening) connection = undefined;
    };
    const opening = session(lose);
    opening.catch(lose);
    connection = opening;
    return opening;
  }

  async function ask(statement: Statement, subject: string): Promise<boolean> {
    const opening = connected();
    const own = await opening;
    try {
      const { rows } = await own.run(statement, [subject]);
      return rows[0]?.is_ours === true;
    } catch (error) {
      // It may be half open, with locks that nobody can release: the server releases them with the connection.
      if (connection === opening) connection = undefined;
      void own.close().catch(() => undefined);
      throw error;
    }
  }

  async function take(subject: string): Promise<void> {
    const until = performance.now() + WAIT_MS;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      if (await ask(takeTurn, subject)) return;
      if (performance.now() > until) throw new Error(`Nobody ends the turn of ${subject.split(' ')[0]}.`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }

  return {
    /** Throws what the work throws, else `storage_failed`: then the work didn't run. */
    inTurn: <T>(subject: string, work: () => Promise<T>): Promise<T> =>
      serialize(subject, async () => {
        await take(subject).catch((cause: unknown) => {
          throw new ApiError('storage_failed', undefined, { cause });
        });
        try {
          return await work();
        } finally {
          await ask(endTurn, subject).catch(
            () => undefined, // It ended with the connection.
          );
        }
      }),
    async close(): Promise<void> {
      const own = await connection?.catch(() => undefined);
      await own?.close().catch(() => undefined);
    },
  };
}
