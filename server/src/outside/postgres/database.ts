import pg from 'pg';
import { ApiError, errorCode } from '../../base/errors.ts';
import type { Log } from '../../base/ports.ts';
import { describeThrown } from '../../base/redact.ts';
import { createSerializer } from '../../base/serialize.ts';

/** Most connections of one instance. Most statements take a millisecond, so few are enough. */
const MAX_CONNECTIONS = 10;
/** Longest wait for a connection, and for a free one of the pool. */
const CONNECT_WITHIN_MS = 3000;
/** Longest time of a statement, enforced by the server: a lock that isn't released, say. */
const STATEMENT_MS = 5000;
/** The same, enforced here: a connection may be half open, and then no answer arrives. */
const ANSWER_MS = 7000;

/** Longest waits, in milliseconds. */
interface Waits {
  /** For a connection, and for a free one of the pool. */
  connectMs?: number;
  /** For a statement, by the server's clock. */
  statementMs?: number;
  /** For its answer, by ours. */
  answerMs?: number;
}

/** Most tries of a statement or transaction that met a conflict. */
const MOST_TRIES = 20;
/** SQLSTATE of a statement that changed nothing, because its row moved or its snapshot was too old. */
const CONFLICT = '40001';

/**
 * Plans each statement once for all values. Otherwise PostgreSQL plans each call on a divided table again: it assumes
 * that the plan for all values reads every part.
 */
const PLAN_ONCE = 'set plan_cache_mode = force_generic_plan';

/** Statement by its own name: each connection parses and plans it once. */
export interface Statement {
  name: string;
  text: string;
}

/** Rows as the database sends them. */
export type Row = Record<string, string | number | boolean | null>;

/** Result of a statement. */
export interface Result {
  rows: Row[];
  /** Number of rows that were read or changed. */
  count: number;
}

/** Connections to a PostgreSQL database. */
export interface Database {
  /** Throws `storage_failed` for any reason. */
  run(statement: Statement, values?: readonly unknown[]): Promise<Result>;
  /**
   * Runs work on one connection of its own, in a transaction. Throws what the work throws, else `storage_failed`. Runs
   * it again after a conflict.
   * @param snapshot `one`: all statements see the same state of the database.
   */
  transaction<T>(work: (run: Database['run']) => Promise<T>, snapshot?: 'one'): Promise<T>;
  /**
   * Opens one more connection, for locks that last as long as it does. Throws `storage_failed`.
   * @param onLost Called when it ends, for whatever reason.
   */
  session(onLost: () => void): Promise<Session>;
  close(): Promise<void>;
}

/** One connection. */
export interface Session extends Pick<Database, 'run'> {
  close(): Promise<void>;
}

const begin = { name: 'begin', text: 'begin' };
const beginSnapshot = { name: 'begin_snapshot', text: 'begin isolation level repeatable read' };

const failed = (cause: unknown) =>
  cause instanceof ApiError ? cause : new ApiError('storage_failed', undefined, { cause });

/** Repeats work that met a conflict. */
async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isLate = error instanceof ApiError && errorCode(error.cause) === CONFLICT;
      if (!isLate || tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * Opens connections as they are needed, and again after they are lost: the database may restart or fail over. Every
 * wait ends.
 */
export function openDatabase(
  url: string,
  log: Pick<Log, 'warn'>,
  { connectMs = CONNECT_WITHIN_MS, statementMs = STATEMENT_MS, answerMs = ANSWER_MS }: Waits = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'quotient',
    onConnect: (client) => client.query(PLAN_ONCE),
  });
  const tellLost = (error: unknown) => log.warn('database_connection_lost', { cause: describeThrown(error) });
  // Without a listener, the end of a connection would end the process: of an idle one, and of one in use.
  pool.on('error', tellLost);
  pool.on('connect', (client) => client.on('error', tellLost));

  const runOn =
    (client: pg.Pool | pg.ClientBase): Database['run'] =>
    async ({ name, text }, values = []) => {
      try {
        const { rows, rowCount } = await client.query<Row>({ name, text, values: [...values] });
        return { rows, count: rowCount ?? 0 };
      } catch (error) {
        throw failed(error);
      }
    };

  async function transaction<T>(work: (run: Database['run']) => Promise<T>, snapshot?: 'one'): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw failed(error);
    });
    let isBroken = false;
    const run = runOn(client);
    try {
      await run(snapshot === 'one' ? beginSnapshot : begin);
      const result = await work(run);
      await run({ name: 'commit', text: 'commit' });
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isBroken = true; // The server ends the transaction with the connection.
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    run: (...asked) => retryConflicts(() => runOn(pool)(...asked)),
    transaction: (...asked) => retryConflicts(() => transaction(...asked)),
    async session(onLost) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectMs,
        query_timeout: answerMs,
        keepAlive: true,
        application_name: 'quotient session',
      });
      client.on('error', (error) => {
        tellLost(error);
        onLost();
      });
      client.on('end', onLost);
      try {
        await client.connect();
      } catch (error) {
        throw failed(error);
      }
      const run = runOn(client);
      const inOrder = createSerializer(); // pg will drop its own queue
      return { run: (...asked) => inOrder('', () => run(...asked)), close: () => client.end() };
    },
    close: () => pool.end(),
  };
}
