import { personas } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { checkCounts } from '../../commands/counts/checkCounts.ts';
import { createInstances, openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

test('a test that starts on one instance goes on on another, and all see the same counts', async () => {
  const [a, b] = await createInstances(await postgres.database(), 2);
  if (!a || !b) throw new Error('There are two.');
  const sessions = await Promise.all([a.start(), b.start(), a.start()]);
  for (const session of sessions) await b.answerAll(session, personas.quick.answers);
  await a.finish(sessions[0]);
  await b.finish(sessions[1]);
  await b.decide((await a.openCheckout(sessions[0])).id, 'pay');
  await b.statusOf(sessions[0]);
  for (const app of [a, b]) {
    await app.dashboard.flush();
    const [counts] = await app.dashboard.countKeeper.countsOfDay('2026-01-01');
    expect(counts?.steps).toMatchObject({ started: 3, completed: 2, paid: 1 });
  }
  await a.call('DELETE', `/api/test-sessions/${sessions[2].id}`, sessions[2]);
  for (const app of [b, a]) {
    await app.dashboard.flush();
    const { countsOfDay, keptOf } = app.dashboard.countKeeper;
    expect((await countsOfDay('2026-01-01'))[0]?.steps.started).toBe(3);
    expect((await keptOf('2026-01-01'))[0]?.steps.started).toBe(2);
  }
});

test('day counts are those of the records after any mix of changes on three instances', async () => {
  const url = await postgres.database();
  const apps = await createInstances(url, 3);
  const one = (i: number) => apps[i % apps.length] ?? apps[0];
  await Promise.all(
    Array.from({ length: 24 }, async (_, i) => {
      const session = await one(i)?.start();
      if (!session) return;
      if (i % 4 > 0) await one(i + 1)?.answerAll(session, personas.careful.answers);
      if (i % 4 > 1) await one(i + 2)?.finish(session);
      if (i % 4 > 2) await one(i)?.decide((await one(i + 1)?.openCheckout(session))?.id ?? '', 'pay');
      if (i % 5 === 0) await one(i + 1)?.call('DELETE', `/api/test-sessions/${session.id}`, session);
      if (i % 6 === 0) await one(i)?.dashboard.flush();
    }),
  );
  const store = await openInstance(url);
  const check = async () => {
    const days = await checkCounts(store, log, () => {});
    expect(days.size).toBe(1);
    for (const { kept, counted, staleRows } of days.values())
      expect({ kept, staleRows }).toEqual({ kept: counted, staleRows: 0 });
  };
  await check();
  for (const app of apps) await app.dashboard.flush();
  await check();
  await store.sums?.rebuild();
  await check();
});
