import { randomBytes } from 'node:crypto';
import { type PostgresServer, startPostgres } from '@quotient/server/postgresServer';

/** Durable PostgreSQL server with an empty database. */
export interface DurableDatabase extends AsyncDisposable {
  server: PostgresServer;
  url: string;
  /** Variables of each instance of our server. */
  variables: { DATABASE_URL: string; APP_SECRET: string };
}

/** Starts one on this machine. */
export async function startDurableDatabase(): Promise<DurableDatabase> {
  const server = await startPostgres({ isDurable: true });
  const url = await server.database();
  return {
    server,
    url,
    variables: { DATABASE_URL: url, APP_SECRET: randomBytes(32).toString('base64url') },
    [Symbol.asyncDispose]: server.stop,
  };
}
