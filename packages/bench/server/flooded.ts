import { createVisitor } from '@quotient/fixtures/visitor';
import { flood } from '@quotient/server/flood';
import { startRealServer } from '@quotient/tools/realServer';
import { quantile } from '../median.ts';
import { figure, type Trial } from '../trial.ts';

/** 10,000 a minute. */
const EVERY_MS = 6;
/** Most open requests of the flood: a slow machine floods more slowly, and doesn't run out of connections. */
const MOST_AT_ONCE = 64;
const VISITORS = 50;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Service for visitors while strangers from one /48 and 50 other addresses send anything, at the default limits. */
export const flooded: Trial = {
  name: 'flood',
  about: 'visitors who start, answer and pay during a flood of 10,000 requests a minute, and who is refused',
  async run({ times, progress }) {
    const seconds = times(60, 10);
    const server = await startRealServer({
      TRUSTED_PROXIES: 'private',
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMIT_TOTAL_FACTOR: '1',
    });
    const underWay = new Set<Promise<unknown>>();
    const statuses = new Map<number, number>();
    const healthMs: number[] = [];
    const refusals: string[] = [];
    let isOver = false;

    const from = (address: string) => (path: string, init: RequestInit) =>
      fetch(server.url + path, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'X-Forwarded-For': address },
      });

    async function visit(i: number): Promise<void> {
      const visitor = createVisitor({ fetch: from(i % 2 === 0 ? `203.0.113.${i}` : `2001:db8:${i}::1`) });
      const session = await visitor.start();
      await visitor.answerAll(session, [0, 1, 2]);
      await visitor.finish(session);
      await visitor.decide((await visitor.openCheckout(session)).id, 'pay');
      await visitor.look(session);
    }
    async function probe(): Promise<void> {
      while (!isOver) {
        const startedAt = performance.now();
        await (await fetch(`${server.url}/healthz`)).text();
        healthMs.push(performance.now() - startedAt);
        await pause(100);
      }
    }
    async function visits(): Promise<void> {
      for (let i = 0; i < VISITORS; i++) {
        await visit(i).catch(({ message }: Error) => refusals.push(message));
        await pause((seconds * 1000) / VISITORS / 2);
      }
    }

    try {
      progress(`${seconds} s of flood, and ${VISITORS} visitors in it`);
      const beginsAt = performance.now();
      let sent = 0;
      const probing = probe();
      const visiting = visits();
      await flood((seconds * 1000) / EVERY_MS, async (address, { path, ...init }) => {
        const asked = from(address)(path, init)
          .then(async (answer) => {
            await answer.arrayBuffer();
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          })
          .finally(() => underWay.delete(asked));
        underWay.add(asked);
        if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
        sent += 1;
        await pause(Math.max(0, beginsAt + sent * EVERY_MS - performance.now()));
      });
      await visiting;
      await Promise.all(underWay);
      isOver = true;
      await probing;
    } finally {
      await server.stop();
    }
    progress(`the flood met ${[...statuses].map(([status, count]) => `${count}×${status}`).join(', ')}`);
    for (const refusal of refusals) progress(refusal);
    return [
      {
        what: `visitors refused during a flood, of ${VISITORS}`,
        unit: 'count',
        figures: [figure('ours', [refusals.length])],
        aims: [{ atMost: 0 }],
      },
      {
        what: '/healthz during a flood, 99 of 100 within',
        unit: 'ms',
        figures: [figure('ours', [quantile(healthMs, 0.99)])],
        aims: [{ atMost: 100 }],
      },
    ];
  },
};
