import { availableParallelism } from 'node:os';
import { startRealServer } from '@quotient/tools/realServer';
import { quantile } from '../median.ts';
import { figure, type Trial } from '../trial.ts';
import { answersTo, bareAnswers } from './answers.ts';
import { startDurableDatabase } from './database.ts';
import { whenIdle } from './idle.ts';
import { type Load, load } from './load.ts';
import { startBareServer } from './staticFloor.ts';

const BARE = 'bare Hono route, one INSERT … ON CONFLICT UPDATE';
const MOST_INSTANCES = 3;

/** Number of answers per second that instances on one PostgreSQL accept. */
export const scaling: Trial = {
  name: 'scaling',
  about: 'durable answers from 16 clients to 1, 2 and 3 instances on one PostgreSQL',
  async run({ times, progress }) {
    await using database = await startDurableDatabase();
    await using bare = await startBareServer(database.url);
    const servers = await Promise.all(
      Array.from({ length: MOST_INSTANCES }, () => startRealServer(database.variables)),
    );
    try {
      const [first] = servers;
      if (!first) return [];
      const ours = await answersTo(first);
      for (const { pid } of servers) await whenIdle(pid);
      const counts = servers.map((_, i) => i + 1);
      const subjects: [string, (seconds: number) => Promise<Load>][] = [
        [BARE, (seconds) => load(bare.url, seconds, bareAnswers('postgres'))],
        ...counts.map((count): [string, (seconds: number) => Promise<Load>] => {
          const urls = servers.slice(0, count).map(({ url }) => url);
          return [String(count), (seconds) => load(urls, seconds, ours)];
        }),
      ];
      const measured = new Map(subjects.map(([name]) => [name, [] as number[]]));
      for (const [, run] of subjects) await run(2); // warm
      for (let round = 0; round < times(7, 2); round++)
        for (const [name, run] of subjects) {
          const { perSecond, latencies } = await run(times(6, 2));
          measured.get(name)?.push(perSecond);
          progress(`${name}: ${perSecond.toFixed(0)}/s, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`);
        }
      const samplesOf = (name: string) => measured.get(name) ?? [];
      return counts.map((count) => ({
        what: `durable answers a second on PostgreSQL, instances: ${count}`,
        unit: '/s',
        figures: [
          figure('ours', samplesOf(String(count))),
          figure(BARE, samplesOf(BARE)),
          ...(count > 1 ? [figure('1 instance', samplesOf('1'))] : []),
        ],
        aims: [],
        note: `The clients, the instances and the database share ${availableParallelism()} cores: more instances need more of them to be faster.`,
      }));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};
