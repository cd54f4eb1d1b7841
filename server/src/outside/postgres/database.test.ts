import { expect, onTestFinished, test } from 'vitest';
import { postgresForTests } from '../../testing/postgres.ts';
import { silentNetwork } from '../../testing/silentNetwork.ts';
import { openDatabase } from './database.ts';

const postgres = postgresForTests();
const one = { name: 'one', text: 'select 1::text as one' };

async function network() {
  const { url, state } = await silentNetwork(await postgres.database());
  const database = openDatabase(url, { warn() {} }, { answerMs: 300, connectMs: 300 });
  onTestFinished(() => database.close());
  return { database, state };
}

test('a connection that goes silent ends each wait with storage_failed, and is replaced', async () => {
  const { database, state } = await network();
  expect((await database.run(one)).rows).toEqual([{ one: '1' }]);
  state.isSilent = true;
  const failed = { code: 'storage_failed' };
  await expect(database.run(one)).rejects.toMatchObject(failed);
  await expect(database.transaction((run) => run(one))).rejects.toMatchObject(failed);
  state.isSilent = false;
  await expect.poll(() => database.run(one).catch(() => undefined)).toMatchObject({ count: 1 });
});

test('a transaction that fails changes nothing, and its connection is good for the next one', async () => {
  const { database } = await network();
  await database.run({ name: '', text: 'create table things (id int primary key)' });
  const add = { name: 'add', text: 'insert into things values ($1)' };
  const twice = database.transaction(async (run) => {
    await run(add, [1]);
    await run(add, [1]);
  });
  await expect(twice).rejects.toMatchObject({ code: 'storage_failed' });
  await expect(
    database.transaction(async (run) => {
      await run(add, [2]);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await database.transaction((run) => run(add, [3]));
  expect((await database.run({ name: '', text: 'select id::text from things' })).rows).toEqual([{ id: '3' }]);
});

test('a transaction whose snapshot others have changed runs again, and sees their change', async () => {
  const database = openDatabase(await postgres.database(), { warn() {} });
  const ask = (text: string) => ({ name: '', text });
  await database.run(ask('create table numbers as select 1 as n'));
  const seen: unknown[] = [];
  await database.transaction(async (run) => {
    seen.push((await run(ask('select n from numbers'))).rows[0]?.n);
    if (seen.length === 1) await database.run(ask('update numbers set n = n + 1'));
    await run(ask('update numbers set n = n + 10'));
  }, 'one');
  expect(seen).toEqual([1, 2]);
  expect((await database.run(ask('select n from numbers'))).rows).toEqual([{ n: 12 }]);
  await database.close();
});
