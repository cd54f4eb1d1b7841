import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor, type HeldTest } from '@quotient/fixtures/visitor';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import pg from 'pg';
import { figure, type Row, type Trial } from '../trial.ts';
import { startDurableDatabase } from './database.ts';
import { whenIdle } from './idle.ts';
import { parentOf, processorMs } from './processorTime.ts';
import { fillStore } from './stores.ts';

const AT_ONCE = 4;
/** Rounds over each store: the first ones have what only happens once, such as storing the questions. */
const ROUNDS = 3;
const BLOCK = 512;
/** Time after which idle connections have reported their transactions. */
const REPORTED_MS = 11_000;

/** State of a store at a moment. */
interface Reading {
  bytes: number;
  /** Transactions of a database so far, or files of a folder. */
  writes: number;
  walBytes: number;
  databaseMs: number;
}

/** Store whose costs are read. */
interface Measured {
  server: RealServer;
  read(): Promise<Reading>;
  /** Leaves no more room between the documents than they need. */
  tidy(): Promise<unknown>;
}

/** Kinds of tests: those of most visitors, and those of the few that pay. */
const kinds = ['finished', 'paid'] as const;
type Kind = (typeof kinds)[number];

/** Takes one test as a page does: it tells each question that it shows. Returns the number of requests. */
async function takeTest(baseUrl: string, kind: Kind): Promise<number> {
  let requests = 0;
  const visitor = createVisitor({
    baseUrl,
    fetch(...asked) {
      requests += 1;
      return fetch(...asked);
    },
  });
  const track = async ({ id, token }: Pick<HeldTest, 'id' | 'token'>, number: number) => {
    requests += 1;
    const body = JSON.stringify({ sess_id: id, q_number: number, action_type: 'viewed' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const { ok } = await fetch(`${baseUrl}/api/track-question-progress`, { method: 'POST', headers, body });
    if (!ok) throw new Error('A view was refused.');
  };
  const test = await visitor.start();
  for (let i = 0; i < test.questions.length; i += 1) {
    await track(test, i + 1);
    await visitor.answer(test, i, { optionIndex: 1, seq: i + 1 });
  }
  await visitor.finish(test);
  if (kind === 'paid') {
    await visitor.decide((await visitor.openCheckout(test)).id, 'pay');
    await visitor.readResults(test);
  }
  return requests;
}

/** Takes tests of a kind, and returns what one of them costs. */
async function costOf({ server, read, tidy }: Measured, kind: Kind, count: number) {
  await tidy();
  const [before, usedBefore] = [await read(), processorMs(server.pid)];
  let left = count;
  let requests = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const asked = await takeTest(server.url, kind);
        requests += asked;
      }
    }),
  );
  await whenIdle(server.pid);
  await wait(REPORTED_MS);
  const used = processorMs(server.pid) - usedBefore;
  const after = await read();
  await tidy();
  const { bytes } = await read();
  const per = (name: Exclude<keyof Reading, 'bytes'>) => (after[name] - before[name]) / count;
  return {
    requests: requests / count,
    bytes: (bytes - before.bytes) / count,
    writes: per('writes'),
    walBytes: per('walBytes'),
    databaseMs: per('databaseMs'),
    serverMs: used / count,
  };
}

type Cost = Awaited<ReturnType<typeof costOf>>;

async function inFolder(folder: string): Promise<Reading> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(path.join(parentPath, name))).blocks * BLOCK;
  return { bytes, writes: files.length, walBytes: 0, databaseMs: 0 };
}

async function inDatabase(client: pg.Client, postmaster: number): Promise<Reading> {
  const { rows } = await client.query(
    `select pg_database_size(current_database())::float8 as bytes,
      xact_commit::float8 as writes, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal
      from pg_stat_database where datname = current_database()`,
  );
  const [{ bytes, writes, wal }] = rows;
  return { bytes, writes, walBytes: wal, databaseMs: processorMs(postmaster) };
}

function rowsOf(store: string, kind: Kind, costs: readonly Cost[], writes: string): Row[] {
  const row = (what: string, unit: Row['unit'], name: keyof Cost): Row => ({
    what: `${what} of a ${kind} test, ${store}`,
    unit,
    figures: [
      figure(
        'ours',
        costs.map((cost) => cost[name]),
      ),
    ],
    aims: [],
  });
  const isDatabase = store === 'PostgreSQL';
  return [
    row('requests', 'count', 'requests'),
    row('bytes stored', 'B', 'bytes'),
    row(writes, 'count', 'writes'),
    row("the server's processor time", 'ms', 'serverMs'),
    ...(isDatabase
      ? [row('bytes of WAL', 'B', 'walBytes'), row("the database's processor time", 'ms', 'databaseMs')]
      : []),
  ];
}

/** Costs of one test on each store, from which an operator calculates what a busy day needs. Linux only. */
export const costs: Trial = {
  name: 'costs',
  about: 'requests, bytes, transactions and processor time of one test on each store',
  async run({ times, progress }) {
    const count = times(400, 20);
    await using store = await fillStore(0);
    await using database = await startDurableDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const servers = [
      await startRealServer({ DATA_DIR: store.folder }),
      await startRealServer(database.variables),
    ] as const;
    try {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const postmaster = parentOf(rows[0].pid);
      const stores: [string, Measured][] = [
        ['lowdb', { server: servers[0], read: () => inFolder(store.folder), tidy: async () => {} }],
        [
          'PostgreSQL',
          {
            server: servers[1],
            read: () => inDatabase(client, postmaster),
            tidy: () => client.query('vacuum full'),
          },
        ],
      ];
      const all: Row[] = [];
      for (const [name, measured] of stores)
        for (const kind of kinds) {
          const found: Cost[] = [];
          await takeTest(measured.server.url, kind);
          for (let round = 0; round < ROUNDS; round += 1) {
            const cost = await costOf(measured, kind, count);
            progress(`${name}, ${kind}: ${JSON.stringify(cost)}`);
            found.push(cost);
          }
          all.push(...rowsOf(name, kind, found, name === 'lowdb' ? 'files' : 'transactions'));
        }
      return all;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await client.end();
    }
  },
};
