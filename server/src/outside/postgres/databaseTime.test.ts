import { expect, test } from 'vitest';
import type { Result } from './database.ts';
import { readDatabaseTime } from './databaseTime.ts';

/** A database whose clock says this many milliseconds. */
const saying = (ms: () => number) => ({
  async run(): Promise<Result> {
    return { rows: [{ ms: String(ms()) }], count: 1 };
  },
});

test("the time is the database's, whatever this machine says, in whole milliseconds", async () => {
  const { time, close } = await readDatabaseTime(saying(() => 1_000_000));
  expect(time.wall()).toBeGreaterThanOrEqual(1_000_000);
  expect(time.wall()).toBeLessThan(1_010_000);
  expect(Number.isInteger(time.wall())).toBe(true);
  close();
});

test('a database that does not answer keeps the server from starting', async () => {
  const away = { run: () => Promise.reject(new Error('away')) };
  await expect(readDatabaseTime(away)).rejects.toThrow('away');
});
