import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '@quotient/fixtures/visitor';
import { startRealServer } from '@quotient/tools/realServer';
import { quantile } from '../median.ts';
import { type Bench, figure, type Row, type Trial } from '../trial.ts';
import { startDurableDatabase } from './database.ts';
import { memoryMB, whenIdle } from './idle.ts';
import { fillStore } from './stores.ts';

const VISITORS = 8;
/** Busy part of each minute of one server; it is idle for the rest. */
const BUSY_MS = 20_000;

/** Minutes of the memory trial; `BENCH_MEMORY_MINUTES=60` makes it an hour. */
const minutesFor = ({ times }: Bench): number => Number(process.env.BENCH_MEMORY_MINUTES ?? times(5, 1));

/** Measurements of a server, minute by minute. */
interface Watched {
  /** Megabytes at the end. */
  held: number[];
  /** Milliseconds of a call that 95 of 100 don't exceed. */
  p95: number[];
  /** Tests so far. */
  taken: number;
}

/**
 * Lets visitors come until then, read a page, take a whole test, pay for it and read the results. Returns their
 * number, and the milliseconds of each call.
 */
async function takeTests(baseUrl: string, until: number) {
  const latencies: number[] = [];
  let taken = 0;
  const visitor = createVisitor({
    baseUrl,
    async fetch(...asked) {
      const askedAt = performance.now();
      const answer = await fetch(...asked);
      const text = await answer.text();
      latencies.push(performance.now() - askedAt);
      return { status: answer.status, text: async () => text };
    },
  });
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (Date.now() < until) {
        await (await fetch(baseUrl)).text();
        await visitor.readResults(await visitor.reach('paid', { answers: Array(20).fill(1) }));
        taken += 1;
      }
    }),
  );
  return { taken, latencies };
}

const rowsOf = (store: string, minutes: number, { held, p95, taken }: Watched): Row[] => [
  {
    what: `memory at the end of ${minutes} minutes, ${store}`,
    unit: 'MB',
    figures: [figure('ours', held.slice(-1)), figure('after a minute', held.slice(0, 1))],
    aims: [{ atMost: 200 }],
    note: `In that time ${taken} tests were taken whole and paid for.`,
  },
  {
    what: `the most that it held, ${store}`,
    unit: 'MB',
    figures: [{ subject: 'ours', value: Math.max(...held), samples: held }],
    aims: [{ atMost: 200 }],
  },
  {
    what: `time of a call in the last third, p95, ${store}`,
    unit: 'ms',
    figures: [
      figure('ours', p95.slice(-Math.ceil(minutes / 3))),
      figure('the first third', p95.slice(0, Math.ceil(minutes / 3))),
    ],
    aims: [],
  },
];

/** Memory of the server and the time of its answers while tests are taken, minute by minute, on each store. */
export const memoryOverTime: Trial = {
  name: 'memory-over-time',
  about: 'memory and p95 of the server while tests are taken, on each store, over BENCH_MEMORY_MINUTES (5)',
  async run(bench) {
    const minutes = minutesFor(bench);
    await using store = await fillStore(0);
    await using database = await startDurableDatabase();
    const servers = new Map([
      ['lowdb', await startRealServer({ DATA_DIR: store.folder })],
      ['PostgreSQL', await startRealServer(database.variables)],
    ]);
    const watched = new Map(
      [...servers.keys()].map((name) => [name, { held: [], p95: [], taken: 0 } as Watched]),
    );
    try {
      for (const { pid } of servers.values()) await whenIdle(pid);
      for (let minute = 1; minute <= minutes; minute++) {
        const endsAt = Date.now() + 60_000;
        for (const [name, { url }] of servers) {
          const { taken, latencies } = await takeTests(url, Date.now() + BUSY_MS);
          const seen = watched.get(name);
          seen?.p95.push(quantile(latencies, 0.95));
          if (seen) seen.taken += taken;
        }
        await wait(Math.max(0, endsAt - Date.now()));
        for (const [name, { held, p95, taken }] of watched) {
          held.push(memoryMB(servers.get(name)?.pid ?? 0));
          bench.progress(
            `minute ${minute}, ${name}: ${held.at(-1)?.toFixed(0)} MB, p95 ${p95.at(-1)?.toFixed(1)} ms, ${taken} tests so far`,
          );
        }
      }
      return [...watched].flatMap(([name, seen]) => rowsOf(name, minutes, seen));
    } finally {
      await Promise.all([...servers.values()].map((server) => server.stop()));
    }
  },
};
