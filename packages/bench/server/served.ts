import { startRealServer } from '@quotient/tools/realServer';
import { figure, type Row, type Trial } from '../trial.ts';
import { whenIdle } from './idle.ts';
import { load } from './load.ts';
import { startBareServer } from './staticFloor.ts';

const asBrowser = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** Speed of serving files. */
export const served: Trial = {
  name: 'served',
  about: 'static pages and /embed.js a second, 16 clients',
  async run({ times, progress }) {
    await using bare = await startBareServer();
    const server = await startRealServer();
    try {
      await whenIdle(server.pid);
      const rows: Row[] = [];
      for (const [what, path, barePath] of [
        ['an information page', '/iq-faq', '/iq-faq/index.html'],
        ['/embed.js', '/embed.js', '/embed.js'],
      ] as const) {
        const ours: number[] = [];
        const theirs: number[] = [];
        const run = (url: string, asked: string, seconds: number) =>
          load(url, seconds, () => ({ method: 'GET', path: asked, headers: asBrowser }));
        for (const [url, asked] of [
          [server.url, path],
          [bare.url, barePath],
        ] as const)
          await run(url, asked, 1); // warm
        for (let round = 0; round < times(7, 2); round++) {
          ours.push((await run(server.url, path, times(3, 1))).perSecond);
          theirs.push((await run(bare.url, barePath, times(3, 1))).perSecond);
          progress(`${what}: ours ${ours.at(-1)?.toFixed(0)}/s, bare ${theirs.at(-1)?.toFixed(0)}/s`);
        }
        rows.push({
          what: `${what}, a second`,
          unit: '/s',
          figures: [figure('ours', ours), figure('bare Hono serveStatic', theirs)],
          aims: [{ beside: 'bare Hono serveStatic', atLeast: 1 }],
          note: 'Both send the same compressed file.',
        });
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};
