import type { CDPSession } from 'playwright';
import { figure, type Trial } from '../trial.ts';
import { setStage } from './stage.ts';

/** Bytes of the page's heap after garbage collection. */
async function heap(session: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Runs in a page: adds an element with a running test, and removes it again after this time. */
async function mountOnce(staysMs: number) {
  const element = document.createElement('iq-test');
  element.setAttribute('partner', 'bench');
  element.setAttribute('start', 'directly');
  document.body.append(element);
  const until = performance.now() + 10_000;
  while (!element.shadowRoot?.querySelector('input[type=radio]')) {
    if (performance.now() > until) throw new Error('No question has come in 10 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise((resolve) => setTimeout(resolve, staysMs));
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Mounts after which the engine has compiled everything. */
const WARM = 20;

/** Memory that removed elements leave behind. */
export const memory: Trial = {
  name: 'memory',
  about: 'heap of a page after 100 mounts and unmounts of a running test',
  async run({ times, progress }) {
    await using stage = await setStage();
    const { page, session } = await stage.open();
    await page.goto(stage.host.add('mounts', `<script src="${stage.server.url}/embed.js"></script>`));
    const mounts = times(100, 40);
    const heaps: number[] = [];
    for (let count = 1; count <= mounts; count++) {
      // the first one stays until lazy files have loaded
      await page.evaluate(mountOnce, count === 1 ? 2500 : 0);
      if (count === 1 || count === WARM || count === mounts) heaps.push((await heap(session)) / 1e6);
      if (count % 20 === 0) progress(`${count} mounts`);
    }
    const [first = 0, warm = 0, last = 0] = heaps;
    return [
      {
        what: `heap after ${mounts} mounts and unmounts`,
        unit: 'MB',
        figures: [
          figure('ours', [last]),
          figure(`after ${WARM}`, [warm]),
          figure('after the first one', [first]),
        ],
        aims: [{ beside: `after ${WARM}`, atMost: 1.05 }],
        note: 'Until about the twentieth mount the engine compiles more and more of the code, and keeps that.',
      },
    ];
  },
};
