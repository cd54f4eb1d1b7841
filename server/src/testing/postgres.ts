import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

/** A PostgreSQL server for the tests of one file. */
export function postgresForTests() {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return {
    /** Makes an empty database and returns its address. */
    database: () => server.database(),
  };
}
