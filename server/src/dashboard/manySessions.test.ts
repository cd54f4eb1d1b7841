import { expect, onTestFinished, test } from 'vitest';
import { countsCommand } from '../commands/counts/countsCommand.ts';
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { writeManySessions } from '../testing/manySessions.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { keepCounts } from './keepCounts.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const log = { warn() {}, error() {} };
const COUNT = 300;

test('the tests that an earlier version has left on a disk are counted, and stay counted', async () => {
  const folder = temporaryFolder();
  const store = await openLowdbStore({ folder, log });
  onTestFinished(() => store.close());
  await writeManySessions(folder, { count: COUNT, days: 30, before: NOW });
  const first = keepCounts(store, { clock: { now: () => NOW }, log });
  await first.countKeeper.settled();
  const sum = async ({ countKeeper }: typeof first) =>
    (await Promise.all((await countKeeper.days()).map(countKeeper.countsOfDay)))
      .flat()
      .reduce((started, { steps }) => started + steps.started, 0);
  expect(await sum(first)).toBe(COUNT);
  await first.flush();
  await first.stop();
  const lines: string[] = [];
  const code = await countsCommand({ store, args: ['verify'], print: (line) => lines.push(line) });
  expect([code, lines]).toEqual([
    0,
    [expect.stringContaining(`with ${COUNT} tests are as the records say.`)],
  ]);
  const second = keepCounts(store, { clock: { now: () => NOW }, log });
  await second.countKeeper.ready();
  expect(await sum(second)).toBe(COUNT);
});
