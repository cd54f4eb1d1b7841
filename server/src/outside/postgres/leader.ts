import { randomUUID } from 'node:crypto';
import { StartupError } from '../../base/startupError.ts';
import type { Database } from './database.ts';

/** Time for which an instance leads without saying so again. A killed one is replaced after that. */
const LEADS_MS = 15_000;
const RENEW_EVERY_MS = 4000;

const renew = {
  name: 'lead',
  text: `insert into leader (holder, until) values ($1, now() + $2 * interval '1 ms')
    on conflict (one) do update set holder = excluded.holder, until = excluded.until
    where leader.holder = excluded.holder or leader.until < now()`,
};
const ask = { name: 'ask_leader', text: 'select 1 from leader where until > now()' };
const resign = { name: 'resign', text: 'delete from leader where holder = $1' };

/**
 * Lets one of all instances do the periodic work. The row of the leader ends by the database's clock, and the
 * leader's own knowledge of it no later: it counts from before the question.
 */
export function createLeadership({ run }: Pick<Database, 'run'>) {
  const self = randomUUID();
  let until = Number.NEGATIVE_INFINITY;
  async function stand(): Promise<void> {
    const askedAt = performance.now();
    try {
      const { count } = await run(renew, [self, LEADS_MS]);
      until = count === 1 ? askedAt + LEADS_MS : Number.NEGATIVE_INFINITY;
    } catch {
      // The database is away. The last answer is good until its time.
    }
  }
  const timer = setInterval(() => void stand(), RENEW_EVERY_MS).unref();
  return {
    stand,
    isLeader: (): boolean => performance.now() < until,
    /** Lets another instance lead at once. */
    async close(): Promise<void> {
      clearInterval(timer);
      until = Number.NEGATIVE_INFINITY;
      await run(resign, [self]).catch(() => undefined);
    },
  };
}

/**
 * Throws `StartupError` if an instance leads. It looks twice: after a leader has stopped, the next one needs a moment
 * to follow.
 */
export async function checkNobodyLeads({ run }: Pick<Database, 'run'>): Promise<void> {
  for (const pauseMs of [0, RENEW_EVERY_MS + 1000]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if ((await run(ask)).count > 0)
      throw new StartupError(
        `An instance uses the database: stop every instance, and try again after ${LEADS_MS / 1000} seconds.`,
      );
  }
}
