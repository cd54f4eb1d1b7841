import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createSweepers, sweepAll } from '../retention/sweepers.ts';
import { createDisk, type Disk } from '../testing/crashingDisk.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const DAY_MS = 86_400_000;
const FOREVER = Number.POSITIVE_INFINITY;

/** A server over a disk, from a time on. */
async function startOver(disk: Disk, now: number, texts = disk.mortal(FOREVER, 'before')) {
  const app = createTestApp({ store: createMemoryStore(texts) });
  app.time.now = now;
  app.dashboard.countKeeper.start();
  return { ...app, ...texts };
}

type World = Awaited<ReturnType<typeof startOver>>;

/** Stored documents after everything is counted. */
async function kept({ dashboard: { countKeeper } }: World) {
  await countKeeper.settled();
  const days = await Promise.all(
    (await countKeeper.days()).map(async (day) => [day, await countKeeper.countsOfDay(day)] as const),
  );
  return Object.fromEntries(days.filter(([, counts]) => counts.length > 0));
}

const erase = ({ call }: World, session: { id: string; token: string }) =>
  call('DELETE', `/api/test-sessions/${session.id}`, session);

const sweep = (world: World, unpaidTests: number) =>
  sweepAll(world.ports, createSweepers(world.ports), {
    unpaidTests,
    paidTests: 0,
    sharedResults: 0,
    emails: 0,
    bookkeeping: 0,
  });

/** One answer is written like another: each of these tests has one per kind of event before it. */
const someAnswers = personas.careful.answers.slice(0, 3);

/** Makes one of each change of a test, over three days. */
async function liveThrough(world: World): Promise<void> {
  const { time, dashboard, call } = world;
  const first = await world.start();
  await world.answerAll(first, someAnswers);
  const erased = await world.finished([0, 1, 2]);
  const paid = await world.paid(someAnswers);
  await erase(world, erased);
  time.now += DAY_MS;
  await dashboard.flush();
  await world.statusOf(paid);
  await call('POST', '/api/send-results-email', { ...paid, body: { email: 'ann@example.org' } });
  await call('POST', '/api/shared-results', { ...paid, body: {} });
  await world.start();
  time.now += 2 * DAY_MS;
  await dashboard.flush();
  await world.finish(first);
  await dashboard.flush();
  await sweep(world, 2);
  await dashboard.flush();
  await dashboard.stop();
}

/** Runs one process without a crash: the disk before and after each write and removal, and the time. */
async function liveAndNote() {
  const disk = createDisk();
  const moments: { disk: Disk; now: number; step: number }[] = [];
  const texts = disk.mortal(FOREVER, 'before');
  let time = { now: START_AT };
  function noting<A extends unknown[], R>(work: (...args: A) => R) {
    return (...args: A): R => {
      // The state after the step before is noted already, but a server that is killed now starts later.
      if (moments.at(-1)?.now !== time.now) note();
      const result = work(...args);
      note();
      return result;
    };
  }
  const note = () => moments.push({ disk: disk.copy(), now: time.now, step: texts.steps() });
  const world = await startOver(disk, START_AT, {
    ...texts,
    set: noting(texts.set),
    delete: noting(texts.delete),
  });
  time = world.time;
  await liveThrough(world);
  return moments;
}

test('killed before or after any write, the numbers are those of the records after the next start', async () => {
  const moments = await liveAndNote();
  for (const { disk, now, step } of moments) {
    const next = await startOver(disk, now);
    expect(await kept(next), `step ${step}`).toEqual(disk.expected());
    await next.dashboard.flush();
    for (const id of disk.goneIds()) expect(disk.numbersText(), `step ${step}`).not.toContain(id);
    await next.dashboard.stop();
    const written = await startOver(disk, next.time.now);
    expect(await kept(written), `step ${step}, read`).toEqual(disk.expected());
  }
  expect(moments.at(-1)?.step).toBeGreaterThan(45);
  expect(new Set(moments.map(({ now }) => now)).size).toBe(3);
});

/** One of many random actions of visitors, the provider and the clock. */
function randomDeeds(below: (limit: number) => number) {
  const sessions: { id: string; token: string }[] = [];
  const any = () => sessions[below(Math.max(sessions.length, 1))];
  const deeds: ((world: World) => Promise<unknown> | undefined)[] = [
    async ({ call }) => {
      const partner = below(2) === 0 ? { partner: 'acme' } : {};
      const locale = ['de', 'fr-CH', 'xx'][below(4)];
      const { body } = await call<{ id: string; token: string }>('POST', '/api/test-sessions', {
        body: { ...partner, ...(locale && { locale }) },
      });
      sessions.push(body);
    },
    async (world) => sessions.push(await world.finished(personas.careful.answers)),
    async (world) => sessions.push(await world.paid(personas.quick.answers)),
    (world) => {
      const session = any();
      return session && world.answerAll(session, [below(4), below(4)]);
    },
    ({ call }) => {
      const session = any();
      const body = { q_number: 1 + below(20), action_type: 'viewed', sess_id: session?.id };
      return session && call('POST', '/api/track-question-progress', { ...session, body });
    },
    (world) => {
      const session = any();
      return session && world.finish(session);
    },
    (world) => {
      const session = any();
      return session && world.statusOf({ ...session } as Parameters<World['statusOf']>[0]);
    },
    ({ call }) => {
      const session = any();
      return session && call('POST', '/api/shared-results', { ...session, body: {} });
    },
    async (world) => {
      const session = any();
      if (session) await erase(world, session);
    },
    async (world) => {
      world.time.now += below(2 * DAY_MS);
    },
    ({ dashboard }) => dashboard.flush(),
    (world) => sweep(world, 1 + below(3)),
  ];
  return (world: World) => deeds[below(deeds.length)]?.(world);
}

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'over many random runs and crashes the stored counts match the records: seed %i',
  async (seed) => {
    const { below } = seededRandom(seed);
    const disk = createDisk();
    const act = randomDeeds(below);
    let now = START_AT;
    for (let life = 0; life < 8; life += 1) {
      const death = below(2) === 0 ? 'before' : 'after';
      const texts = disk.mortal(below(4) === 0 ? FOREVER : 1 + below(60), death);
      const world = await startOver(disk, now, texts);
      for (let deed = 0; deed < 25 && !world.isDead(); deed += 1)
        await Promise.resolve(act(world)).catch(() => undefined);
      if (!world.isDead()) {
        expect(await kept(world), `life ${life}`).toEqual(disk.expected());
        await world.dashboard.stop();
      }
      now = world.time.now;
    }
    const last = await startOver(disk, now);
    expect(await kept(last)).toEqual(disk.expected());
  },
);
