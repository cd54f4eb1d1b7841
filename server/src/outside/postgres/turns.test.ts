import { expect, onTestFinished, test } from 'vitest';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { silentNetwork } from '../../testing/silentNetwork.ts';
import { openDatabase } from './database.ts';
import { createTurns } from './turns.ts';

const postgres = postgresForTests();
const waited = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'no turn'));

test('turns on one subject do not overlap, those on others do not wait', async () => {
  const url = await postgres.database();
  const stores = [await openInstance(url), await openInstance(url)];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      stores[i % 2]?.inTurn('checkout cs_1', async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  let isOver = false;
  await stores[0]?.inTurn('checkout cs_1', async () => {
    await stores[1]?.inTurn('checkout cs_2', async () => {
      isOver = true;
    });
  });
  expect(isOver).toBe(true);
});

test('after a connection went silent, no lock stays on one that nobody knows', async () => {
  const url = await postgres.database();
  const network = await silentNetwork(url);
  const [behind, other] = [network.url, url].map((address) => {
    const database = openDatabase(address, { warn() {} }, { answerMs: 400 });
    const turns = createTurns(database);
    onTestFinished(async () => {
      await turns.close();
      await database.close();
    });
    return turns;
  });
  if (!behind || !other) throw new Error('Nobody takes turns.');
  const work = async () => {};
  await behind.inTurn('checkout cs_1', work);
  network.state.isSilent = true;
  const first = behind.inTurn('checkout cs_2', work);
  await new Promise((resolve) => setTimeout(resolve, 250));
  const second = behind.inTurn('checkout cs_3', work).catch(() => undefined);
  await expect(first).rejects.toMatchObject({ code: 'storage_failed' });
  network.state.isSilent = false;
  // In a turn on the next connection while the last wait for the silent one ends.
  await behind.inTurn('checkout cs_4', () => second);
  expect(await Promise.race([other.inTurn('checkout cs_4', async () => 'a turn'), waited(2000)])).toBe(
    'a turn',
  );
});
