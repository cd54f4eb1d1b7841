import pg from 'pg';
import { ApiError } from '../../base/errors.ts';
import type { Database, Result, Session, Statement } from '../../outside/postgres/database.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * Gives a database the simulation's clock: functions of its own come before those of PostgreSQL. Resolves to an
 * address with the options of connections that use them.
 */
export async function prepareDatabase(url: string, startAt: number): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const time = "to_timestamp(current_setting('sim.ms')::float8 / 1000)";
  await client.query(`create schema sim;
    create function sim.now() returns timestamptz language sql stable as $$ select ${time} $$;
    create function sim.clock_timestamp() returns timestamptz language sql stable as $$ select ${time} $$`);
  await client.end();
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=sim,pg_catalog,public -c sim.ms=${startAt}`);
  return address.href;
}

/** Connects to it. Each statement sees the simulation's time. */
export async function connect(url: string): Promise<Session> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  let known = 0;
  return {
    async run({ name, text }, values = []): Promise<Result> {
      if (known !== Date.now()) {
        known = Date.now();
        await client.query(`set sim.ms = '${known}'`);
      }
      const { rows, rowCount } = await client.query({ name, text, values: [...values] });
      return { rows, count: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

/** Empties all tables for the next run. Throws if a run has left a lock: the next one would wait for it. */
export async function emptyTables({ run }: Session): Promise<void> {
  const ask = (text: string) => run({ name: '', text });
  const { rows } = await ask(
    "select string_agg(format('sim.%I', tablename), ', ') as tables from pg_tables where schemaname = 'sim' and tablename <> 'store'",
  );
  await ask(`truncate ${rows[0]?.tables} restart identity`);
}

interface SimulatedDatabase {
  url: string;
  instance: string;
  scheduler: Scheduler;
  /** Connection of all instances; one statement runs at a time. */
  shared: Session;
  /** True while nothing fails and nobody waits: for preparations and checks. */
  isDirect: () => boolean;
  /** Connections that end with the instance. */
  sessions: Set<Session>;
  /** The instance has an email to send. */
  onClaimed(email: string): void;
  onNoted(email: string): void;
  onNotNoted(email: string): void;
}

/** Makes the database as an instance sees it: each statement, and each transaction as a whole, is a step. */
export function simulateDatabase(options: SimulatedDatabase): Database {
  const { url, instance, scheduler, shared, isDirect, sessions, onClaimed, onNoted, onNotNoted } = options;

  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await (isDirect() ? work() : scheduler.step(instance, name, work));
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('storage_failed', undefined, { cause });
    }
  }

  async function run(statement: Statement, values: readonly unknown[] = []): Promise<Result> {
    if (statement.name === 'emails_claim_due') {
      const result = await step(statement.name, () => shared.run(statement, values));
      for (const { id } of result.rows) onClaimed(String(id));
      return result;
    }
    if (statement.name !== 'emails_release') return step(statement.name, () => shared.run(statement, values));
    const email = String(values[0]);
    try {
      return await step(statement.name, async () => {
        const result = await shared.run(statement, values);
        onNoted(email);
        return result;
      });
    } catch (error) {
      onNotNoted(email);
      throw error;
    }
  }

  return {
    run,
    transaction: (work, snapshot) =>
      step('transaction', async () => {
        await shared.run({ name: '', text: snapshot ? 'begin isolation level repeatable read' : 'begin' });
        try {
          const result = await work(shared.run);
          await shared.run({ name: '', text: 'commit' });
          return result;
        } catch (error) {
          await shared.run({ name: '', text: 'rollback' });
          throw error;
        }
      }),
    session: () =>
      step('connect', async () => {
        const own = await connect(url);
        const session: Session = {
          run: (statement, values) => step(statement.name, () => own.run(statement, values)),
          async close() {
            if (sessions.delete(session)) await own.close();
          },
        };
        sessions.add(session);
        return session;
      }),
    close: async () => {},
  };
}
