import { expect, test, vi } from 'vitest';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';

const postgres = postgresForTests();

test('one instance leads, and another one does once it has stopped', async () => {
  const url = await postgres.database();
  const [a, b] = [await openInstance(url), await openInstance(url)];
  expect([a.isLeader(), b.isLeader()]).toEqual([true, false]);
  await a.close();
  await vi.waitFor(() => expect(b.isLeader()).toBe(true));
});
