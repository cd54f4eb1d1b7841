import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer } from '@quotient/tools/realServer';
import { figure, type Row, type Trial } from '../trial.ts';
import { startBareServer } from './bare.ts';
import { memoryMB, whenIdle } from './idle.ts';
import { load } from './load.ts';
import { fillStore } from './stores.ts';

/** Minutes over which the memory is watched; with `BENCH_MEMORY_MINUTES=60` a whole hour. */
const memoryMinutes = () => Number(process.env.BENCH_MEMORY_MINUTES ?? 0);

/** How soon the server answers after its start, and what it holds. */
export const ready: Trial = {
  name: 'ready',
  about: 'from a start to the first page, and memory, with 0, 10,000 and 100,000 sessions in the store',
  async run({ isQuick, times, progress }) {
    const rows: Row[] = [];
    const bareReady: number[] = [];
    let bareMB = 0;
    for (let round = 0; round < times(5, 2); round++) {
      await using bare = await startBareServer();
      bareReady.push(bare.readyMs);
      bareMB = memoryMB(bare.pid);
    }
    for (const count of isQuick ? [0, 2000] : [0, 10_000, 100_000]) {
      const sessions = `${count.toLocaleString('en-US')} sessions`;
      progress(`${sessions}: filling the store`);
      await using store = await fillStore(count);
      const readyMs: number[] = [];
      const pageMs: number[] = [];
      const memory: number[] = [];
      for (let round = 0; round < times(5, 2); round++) {
        const startedAt = performance.now();
        const server = await startRealServer({ DATA_DIR: store.folder });
        readyMs.push(performance.now() - startedAt);
        const answer = await fetch(server.url);
        await answer.text();
        pageMs.push(performance.now() - startedAt);
        await whenIdle(server.pid);
        memory.push(memoryMB(server.pid));
        await server.stop();
      }
      rows.push(
        {
          what: `ready after a start, ${sessions}`,
          unit: 'ms',
          figures: [figure('ours', readyMs), figure('bare Hono', bareReady)],
          aims: [{ atMost: 500 }],
        },
        {
          what: `first page after a start, ${sessions}`,
          unit: 'ms',
          figures: [figure('ours', pageMs)],
          aims: [],
        },
        {
          what: `memory at rest, ${sessions}`,
          unit: 'MB',
          figures: [figure('ours', memory), figure('bare Hono', [bareMB])],
          aims: [{ atMost: 200 }],
        },
      );
    }
    if (memoryMinutes() > 0) rows.push(await watchMemory(memoryMinutes(), progress));
    return rows;
  },
};

/** Memory under a steady load, minute by minute. */
async function watchMemory(minutes: number, progress: (line: string) => void): Promise<Row> {
  const server = await startRealServer();
  try {
    await whenIdle(server.pid);
    const held: number[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const minuteEnds = Date.now() + 60_000;
      await load(server.url, 20, (client, turn) => ({
        method: 'GET',
        path: turn % 3 ? '/' : `/api/question-sets?client=${client}`,
      }));
      await wait(Math.max(0, minuteEnds - Date.now()));
      held.push(memoryMB(server.pid));
      progress(`minute ${minute}: ${held.at(-1)?.toFixed(0)} MB`);
    }
    return {
      what: `memory over ${minutes} minutes under load`,
      unit: 'MB',
      figures: [figure('ours, at the end', held.slice(-1)), figure('ours, after a minute', held.slice(0, 1))],
      aims: [{ atMost: 200 }],
    };
  } finally {
    await server.stop();
  }
}
