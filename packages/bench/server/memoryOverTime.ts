import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '@quotient/fixtures/visitor';
import { startRealServer } from '@quotient/tools/realServer';
import { type Bench, figure, type Trial } from '../trial.ts';
import { memoryMB, whenIdle } from './idle.ts';
import { fillStore } from './stores.ts';

const VISITORS = 8;
/** Busy part of each minute; the server is idle for the rest. */
const BUSY_MS = 20_000;

/** Minutes of the memory trial; `BENCH_MEMORY_MINUTES=60` makes it an hour. */
const minutesFor = ({ times }: Bench): number => Number(process.env.BENCH_MEMORY_MINUTES ?? times(5, 1));

/**
 * Lets visitors come until then, read a page, take a whole test, pay for it and read the results. Returns their
 * number.
 */
async function takeTests(baseUrl: string, until: number): Promise<number> {
  const visitor = createVisitor({ fetch, baseUrl });
  let taken = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (Date.now() < until) {
        await (await fetch(baseUrl)).text();
        await visitor.readResults(await visitor.reach('paid', { answers: Array(20).fill(1) }));
        taken += 1;
      }
    }),
  );
  return taken;
}

/** Memory of the server while tests are taken, minute by minute. */
export const memoryOverTime: Trial = {
  name: 'memory-over-time',
  about: 'memory of the server while whole tests are taken and paid for, over BENCH_MEMORY_MINUTES (5)',
  async run(bench) {
    const minutes = minutesFor(bench);
    await using store = await fillStore(0);
    const server = await startRealServer({ DATA_DIR: store.folder });
    try {
      await whenIdle(server.pid);
      const held: number[] = [];
      let taken = 0;
      for (let minute = 1; minute <= minutes; minute++) {
        const startedAt = Date.now();
        taken += await takeTests(server.url, startedAt + BUSY_MS);
        await wait(Math.max(0, startedAt + 60_000 - Date.now()));
        held.push(memoryMB(server.pid));
        bench.progress(`minute ${minute}: ${held.at(-1)?.toFixed(0)} MB, ${taken} tests so far`);
      }
      return [
        {
          what: `memory at the end of ${minutes} minutes`,
          unit: 'MB',
          figures: [figure('ours', held.slice(-1)), figure('after a minute', held.slice(0, 1))],
          aims: [{ atMost: 200 }],
          note: `In that time ${taken} tests were taken whole and paid for.`,
        },
        {
          what: 'the most that it held',
          unit: 'MB',
          figures: [{ subject: 'ours', value: Math.max(...held), samples: held }],
          aims: [{ atMost: 200 }],
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
