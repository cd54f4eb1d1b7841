import { findFaults } from './invariants.ts';
import { createPeople, nothingTold } from './visitors.ts';
import { createWorld, type World } from './world.ts';

/** Most steps of one run. */
const MOST_STEPS = 30_000;
const MINUTE_MS = 60_000;
/** Rounds after which everything that was left is done: payments are asked for once a minute, then less often. */
const CALM_ROUNDS = 12;

/** Drives the world until all of these tasks have ended. */
async function drive(world: World, tasks: readonly Promise<unknown>[], between: () => Promise<void>) {
  let open = tasks.length;
  const errors: unknown[] = [];
  for (const task of tasks)
    task
      .catch((error: unknown) => errors.push(error))
      .finally(() => {
        open -= 1;
      });
  for (let steps = 0; open > 0; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('It never ends.');
    await between();
    await world.scheduler.advance(world.fateOf);
  }
  if (errors.length > 0) throw errors[0];
}

/** Starts a periodic job of an instance. A failure is ignored: the next run tries again. */
function startJob(world: World, number: number): Promise<unknown> {
  const { app, reconcile, name } = world.anyInstance();
  const jobs = [
    () => app.mail.deliverDue(),
    () => app.dashboard.flush(),
    () => reconcile(),
    () => world.deliver(),
  ];
  const job = jobs[world.below(jobs.length)];
  return world.scheduler.as(`job ${number} of ${name}`, async () => job?.()).catch(() => undefined);
}

/** Runs a seed. Resolves to what isn't as it was told, and to the steps of the run. */
export async function simulate(url: string, seed: number, folder: string) {
  const world = await createWorld(url, seed, folder);
  const { below, scheduler } = world;
  const told = nothingTold();
  const explain = () =>
    `npm run simulate -- --seed ${seed} replays it; its last steps:\n${scheduler.log.slice(-60).join('\n')}`;
  try {
    for (let i = 0; i < 2 + below(2); i += 1) await world.addInstance();
    const people = createPeople(world, told, seed);
    const tasks = [
      ...Array.from({ length: 2 + below(3) }, (_, i) => people.visit(`v${i}`)),
      people.operate('op0'),
      people.operate('op1'),
    ];
    let jobs = 0;
    await drive(world, tasks, async () => {
      const drawn = below(500);
      if (drawn < 2) await world.replace();
      else if (drawn < 27) {
        jobs += 1;
        void startJob(world, jobs);
      } else if (drawn < 37) world.jump(below(2 * MINUTE_MS));
    });
    world.calm();
    for (let round = 0; round < CALM_ROUNDS; round += 1) {
      world.jump(10 * MINUTE_MS);
      const rounds = world.instances.map(({ app, reconcile, name }) =>
        scheduler.as(`calm of ${name}`, async () => {
          await reconcile();
          await app.mail.deliverDue();
          await app.dashboard.flush();
        }),
      );
      await drive(world, rounds, async () => {});
    }
    return { faults: await findFaults(world, told), steps: scheduler.log, explain };
  } catch (error) {
    throw new Error(explain(), { cause: error });
  } finally {
    await world.close();
  }
}
