/** Writes to a store as fast as it can, at most 2,000 times, and reports each save once it is acknowledged; meant to be killed. */
import { openLowdbStore } from '../outside/lowdb/lowdbStore.ts';
import { createRecord } from './records.ts';

const ids = ['a', 'b', 'c', 'd'].map((name) => `1767225600000-writer000${name}`);
const log = { warn() {}, error() {} };
const store = await openLowdbStore({ folder: process.argv[2] ?? '', log });

await Promise.all(
  ids.map(async (id) => {
    await store.testSessions.create(id, createRecord(id));
    for (let i = 0; i < 500; i += 1) {
      const saved = await store.testSessions.update(id, (record) => ({
        ...record,
        completedCount: (record.completedCount ?? 0) + 1,
      }));
      process.send?.({ id, count: saved?.completedCount ?? 0 });
    }
  }),
);
