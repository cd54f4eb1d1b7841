import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { timeIn } from './schema.ts';

const postgres = postgresForTests();

/** A database with two instances, and a connection that does what somebody else might. */
async function world() {
  const url = await postgres.database();
  const [a, b] = [await openInstance(url), await openInstance(url)];
  async function query(text: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  }
  return { url, a, b, query };
}

test('changes of one document over two instances are all applied, also where each holds an older state', async () => {
  const { a, b } = await world();
  await a.testSessions.create(RECORD_ID, createRecord());
  await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      (i % 2 === 0 ? a : b).testSessions.update(RECORD_ID, (record) => ({
        ...record,
        completedCount: (record.completedCount ?? 0) + 1,
      })),
    ),
  );
  for (const store of [a, b]) expect((await store.testSessions.get(RECORD_ID))?.completedCount).toBe(100);
});

test('a change that does nothing, or refuses, has seen what the other instance wrote', async () => {
  const { a, b } = await world();
  await a.testSessions.create(RECORD_ID, createRecord());
  await a.testSessions.get(RECORD_ID, 'changing');
  await b.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 5 }));
  const seen: (number | null)[] = [];
  await a.testSessions.update(RECORD_ID, (record) => {
    seen.push(record.completedCount);
    return record;
  });
  expect(seen.at(-1)).toBe(5);
  await b.testSessions.remove(RECORD_ID);
  expect(
    await a.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 6 })),
  ).toBeUndefined();
  expect(await a.testSessions.get(RECORD_ID)).toBeUndefined();
});

test('a row that nobody can read is damaged, and stays as it is, until somebody removes it', async () => {
  const { a, query } = await world();
  await a.testSessions.create(RECORD_ID, createRecord());
  await query(`update test_sessions set doc = '{"half": true}' where id = $1`, [RECORD_ID]);
  const damaged = { code: 'record_damaged' };
  await expect(a.testSessions.get(RECORD_ID)).rejects.toMatchObject(damaged);
  await expect(a.testSessions.create(RECORD_ID, createRecord())).rejects.toMatchObject(damaged);
  const change = a.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 1 }));
  await expect(change).rejects.toMatchObject(damaged);
  await expect(a.testSessions.remove(RECORD_ID, () => true)).rejects.toMatchObject(damaged);
  expect((await query('select doc::text from test_sessions')).rows).toEqual([{ doc: '{"half": true}' }]);
  expect(await a.testSessions.remove(RECORD_ID)).toBe(true);
  expect((await query('select id from test_rows')).rows).toEqual([]);
});

test('a connection that the server ends, also within a statement, ends no process, and the next one works', async () => {
  const { a, query } = await world();
  await a.testSessions.create(RECORD_ID, createRecord());
  for (let round = 0; round < 5; round += 1) {
    const reads = Promise.allSettled(Array.from({ length: 20 }, () => a.testSessions.get(RECORD_ID)));
    await query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    for (const read of await reads)
      if (read.status === 'rejected') expect(read.reason).toMatchObject({ code: 'storage_failed' });
  }
  // A connection of the pool may only notice now that it was ended.
  const recovered = async () => [
    await a.testSessions.get(RECORD_ID),
    await a.inTurn('checkout cs_1', async () => 'done'),
  ];
  await expect.poll(() => recovered().catch(() => undefined)).toEqual([createRecord(), 'done']);
});

test('a database that takes no writes answers each with storage_failed, and everything once it does', async () => {
  const { url, a, query } = await world();
  await a.testSessions.create(RECORD_ID, createRecord());
  const name = new URL(url).pathname.slice(1);
  await query(`alter database ${name} set default_transaction_read_only = on`);
  await query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  const change = () => a.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 1 }));
  await expect(change()).rejects.toMatchObject({ code: 'storage_failed' });
  await expect(a.checkWritable()).rejects.toMatchObject({ code: 'storage_failed' });
  // the first ones may still get a connection that was ended
  await expect.poll(async () => (await a.testSessions.get(RECORD_ID))?.completedCount).toBeNull();
  await query(
    'set default_transaction_read_only = off; alter database ' +
      name +
      ' reset default_transaction_read_only',
  );
  await query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await change().catch(() => undefined); // the first one may still get a connection that was ended
  expect((await change())?.completedCount).toBe(1);
});

test('documents are listed and leased by their due times, each by one instance', async () => {
  const { a, b } = await world();
  const id = (i: number) => String(i).padStart(24, '0');
  const words = { to: 'ann@example.org', subject: 's', text: 't', html: 'h' };
  for (let i = 0; i < 12; i += 1)
    await a.emails.create(id(i), {
      schemaVersion: SCHEMA_VERSION,
      id: id(i),
      sessionId: null,
      createdAt: 1,
      attempts: 0,
      state: 'queued',
      message: words,
      nextAttemptAt: 100 - i,
      endedAt: null,
    });
  const listed: string[] = [];
  for await (const each of a.emails.idsDue({ from: 90, to: 92 })) listed.push(each);
  expect(listed).toEqual([id(10), id(9), id(8)]);
  const claims = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? a : b).emails.claim({ from: 0, to: 95, most: 3 }, 60_000)),
  );
  const claimed = claims.flat().map((email) => email.id);
  expect([claimed.length, new Set(claimed).size]).toEqual([7, 7]);
  expect(await b.emails.claim({ id: id(11) }, 60_000)).toEqual([]);
  await a.emails.update(id(11), (email) => ({ ...email, attempts: 1 }), 'release');
  expect(await b.emails.claim({ id: id(11) }, 1)).toMatchObject([{ attempts: 1 }]);
  await new Promise((resolve) => setTimeout(resolve, 20)); // the lease of a millisecond ends by the database's clock
  expect(await a.emails.claim({ id: id(11) }, 60_000)).toHaveLength(1);
});

test('a document that another instance has removed and made again is not changed from the earlier one', async () => {
  const { a, b } = await world();
  await a.testSessions.create(RECORD_ID, { ...createRecord(), completedCount: 1 });
  await b.testSessions.get(RECORD_ID, 'changing');
  await a.testSessions.remove(RECORD_ID);
  await a.testSessions.create(RECORD_ID, { ...createRecord(), completedCount: 20 });
  expect(await b.testSessions.get(RECORD_ID)).toMatchObject({ completedCount: 20 });
  await b.testSessions.update(RECORD_ID, (record) => ({
    ...record,
    completedCount: (record.completedCount ?? 0) + 1,
  }));
  expect(await a.testSessions.get(RECORD_ID)).toMatchObject({ completedCount: 21 });
});

test('old documents are found by their time alone, many of one time too, and without those that have none', async () => {
  const url = await postgres.database();
  const store = await openInstance(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`insert into bookkeeping (id, doc)
    select 'cs_' || n, json_build_object('createdAt', case when n <= 2500 then 5 else 50 end) from generate_series(1, 5000) n`);
  await client.query(
    `insert into bookkeeping (id, doc) values ('cs_odd', '{"createdAt":"soon"}'), ('cs_none', '{}')`,
  );
  const found: string[] = [];
  for await (const id of store.bookkeeping.idsOutside({ from: 10, to: 90 })) found.push(id);
  expect([found.length, new Set(found).size]).toEqual([2500, 2500]);
  await client.query('analyze bookkeeping');
  const { rows } = await client.query(
    `explain select id from bookkeeping where (${timeIn('createdAt')}, id) > (0, '') and ${timeIn('createdAt')} <= 9 order by ${timeIn('createdAt')}, id limit 1000`,
  );
  expect(JSON.stringify(rows)).toContain('bookkeeping_aged');
});
