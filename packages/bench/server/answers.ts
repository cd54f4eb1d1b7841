import { createVisitor } from '@quotient/fixtures/visitor';
import { type RealServer, startRealServer } from '@quotient/tools/realServer';
import { quantile } from '../median.ts';
import { type Bench, figure, type Row, type Trial } from '../trial.ts';
import { whenIdle } from './idle.ts';
import { type Asked, CLIENTS, type Load, load } from './load.ts';
import { type BareServer, startBareServer } from './staticFloor.ts';
import { fillStore } from './stores.ts';

const SESSIONS_PER_CLIENT = 8;
const json = { 'content-type': 'application/json' };

/** Measurements of one subject in all rounds. */
interface Measured {
  perSecond: number[];
  latencies: number[];
}

/** Starts tests on our server, and makes the clients' requests: one answer after the other, each of them new. */
export async function answersTo({
  url,
}: Pick<RealServer, 'url'>): Promise<(client: number, turn: number) => Asked> {
  const visitor = createVisitor({ fetch, baseUrl: url });
  const sessions: { id: string; token: string }[] = [];
  for (let index = 0; index < CLIENTS * SESSIONS_PER_CLIENT; index++) sessions.push(await visitor.start());
  let seq = 0;
  return (client, turn) => {
    const session = sessions[client * SESSIONS_PER_CLIENT + (turn % SESSIONS_PER_CLIENT)];
    if (!session) throw new Error('There is no such client.');
    seq += 1;
    return {
      method: 'PUT',
      path: `/api/test-sessions/${session.id}/answers/${turn % 20}`,
      headers: { ...json, authorization: `Bearer ${session.token}` },
      body: JSON.stringify({ optionIndex: seq % 4, seq }),
    };
  };
}

/** The same for a route of the bare server. */
export const bareAnswers =
  (route: string) =>
  (client: number, turn: number): Asked => ({
    method: 'PUT',
    path: `/${route}/${client * SESSIONS_PER_CLIENT + (turn % SESSIONS_PER_CLIENT)}/${turn % 20}`,
    headers: json,
    body: JSON.stringify({ optionIndex: turn % 4, seq: turn }),
  });

/** Loads ours and the bare server in turn over one store. */
async function measureStore(
  count: number,
  bare: BareServer,
  routes: readonly string[],
  { times, progress }: Bench,
): Promise<Map<string, Measured>> {
  progress(`${count.toLocaleString('en-US')} sessions: filling the store`);
  await using store = await fillStore(count);
  const server = await startRealServer({ DATA_DIR: store.folder });
  try {
    const ours = await answersTo(server);
    await whenIdle(server.pid);
    const subjects: [string, (seconds: number) => Promise<Load>][] = [
      ['ours', (seconds) => load(server.url, seconds, ours)],
      ...routes.map((route): [string, (seconds: number) => Promise<Load>] => [
        route,
        (seconds) => load(bare.url, seconds, bareAnswers(route)),
      ]),
    ];
    const measured = new Map(subjects.map(([name]) => [name, { perSecond: [], latencies: [] } as Measured]));
    for (const [, run] of subjects) await run(times(8, 2)); // warm: ours has more code to compile
    for (let round = 0; round < times(5, 1); round++) {
      // there and back, as each finds the disk as the one before has left it
      for (const [name, run] of round % 2 === 0 ? subjects : [...subjects].reverse()) {
        const { perSecond, latencies } = await run(times(6, 2));
        measured.get(name)?.perSecond.push(perSecond);
        for (const latency of latencies) measured.get(name)?.latencies.push(latency);
        progress(
          `${name}: ${perSecond.toFixed(0)}/s, p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`,
        );
      }
    }
    return measured;
  } finally {
    await server.stop();
  }
}

/** Names of the bare server's routes in the report. */
const bareNames: Record<string, string> = {
  durable: 'bare Hono route, durable',
  memory: 'bare Hono route, in memory',
  lowdb: 'bare Hono route, lowdb as it comes',
};

/** Number of answers per second that our server accepts without losing any. */
export const answers: Trial = {
  name: 'answers',
  about: 'durable answers from 16 clients, with 100, 10,000 and 100,000 sessions in the store',
  async run(bench) {
    const counts = bench.isQuick ? [100, 2000] : [100, 10_000, 100_000];
    await using bare = await startBareServer();
    const rows: Row[] = [];
    const ofOurs = new Map<number, number[]>();
    for (const [index, count] of counts.entries()) {
      const measured = await measureStore(
        count,
        bare,
        index === 0 ? Object.keys(bareNames) : ['durable'],
        bench,
      );
      const named = [...measured].map(([name, one]) => ({ subject: bareNames[name] ?? name, ...one }));
      const sessions = `${count.toLocaleString('en-US')} sessions`;
      ofOurs.set(count, named[0]?.perSecond ?? []);
      rows.push({
        what: `durable answers a second, ${sessions}`,
        unit: '/s',
        figures: named.map(({ subject, perSecond }) => figure(subject, perSecond)),
        aims: [{ beside: 'bare Hono route, durable', atLeast: 0.8 }],
      });
      for (const share of [0.5, 0.99])
        rows.push({
          what: `time of an answer, p${share * 100}, ${sessions}`,
          unit: 'ms',
          figures: named.map(({ subject, latencies }) => figure(subject, [quantile(latencies, share)])),
          aims: [],
        });
    }
    const [fewest = 0] = counts;
    const most = counts.at(-1) ?? 0;
    rows.push({
      what: 'answers a second with the most sessions, beside the fewest',
      unit: '/s',
      figures: [figure('ours', ofOurs.get(most) ?? []), figure('the fewest', ofOurs.get(fewest) ?? [])],
      aims: [{ beside: 'the fewest', atLeast: 0.83 }],
    });
    return rows;
  },
};
