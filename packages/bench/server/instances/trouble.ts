import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@quotient/server/seededRandom';
import type { Cluster } from './cluster.ts';

/** Number of each trouble that was made. */
export interface Troubles {
  killedInstances: number;
  stoppedInstances: number;
  killedDatabases: number;
  endedConnections: number;
}

/** Pause between two troubles: from this time on, up to three times as long. */
const PAUSE_MS = 4000;

/**
 * Kills and stops instances, kills the database and ends connections at random until then. The order is the same for
 * a seed. Returns when everything runs again.
 */
export async function makeTrouble(
  { instances, database }: Cluster,
  until: number,
  seed: number,
  tell: (what: string) => void,
): Promise<Troubles> {
  const random = seededRandom(seed);
  const made: Troubles = { killedInstances: 0, stoppedInstances: 0, killedDatabases: 0, endedConnections: 0 };
  const comingBack = new Set<Promise<unknown>>();
  const within = (from: number, to: number) => from + random.below(to - from);
  const back = (work: Promise<unknown>) => {
    const coming = work.finally(() => comingBack.delete(coming));
    comingBack.add(coming);
  };
  let isDatabaseAway = false;

  const troubles: Record<string, () => Promise<unknown> | undefined> = {
    instance() {
      const index = random.below(instances.length);
      const how = random.below(3) === 0 ? 'stop' : 'kill';
      const instance = instances[index];
      const awayMs = within(1000, 3000);
      if (!instance?.isRunning()) return undefined;
      made[how === 'kill' ? 'killedInstances' : 'stoppedInstances'] += 1;
      tell(`${how} instance ${index}`);
      return instance
        .end(how)
        .then(() => wait(awayMs))
        .then(instance.start);
    },
    database() {
      const awayMs = within(1000, 2000);
      if (isDatabaseAway) return undefined;
      isDatabaseAway = true;
      made.killedDatabases += 1;
      tell('kill the database');
      database.kill();
      return wait(awayMs)
        .then(database.start)
        .then(() => {
          isDatabaseAway = false;
        });
    },
    connections() {
      return database
        .endConnections(0.3)
        .then((count) => {
          made.endedConnections += count;
          tell(`ended ${count} connections`);
        })
        .catch(() => undefined); // it is away
    },
  };
  // Most troubles are those of instances.
  const draw = ['instance', 'instance', 'instance', 'database', 'connections', 'connections'];
  while (Date.now() < until) {
    await wait(within(PAUSE_MS, 3 * PAUSE_MS));
    const trouble = troubles[draw[random.below(draw.length)] ?? '']?.();
    if (trouble) back(trouble);
  }
  await Promise.all(comingBack);
  return made;
}
