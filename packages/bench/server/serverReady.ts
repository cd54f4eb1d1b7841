import { startRealServer } from '@quotient/tools/realServer';
import { figure, type Row, type Trial } from '../trial.ts';
import { memoryMB, whenIdle } from './idle.ts';
import { startBareServer } from './staticFloor.ts';
import { fillStore } from './stores.ts';

/** Time until the server answers after its start, and its memory. */
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
    return rows;
  },
};
