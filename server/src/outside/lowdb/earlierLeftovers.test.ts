import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { filesIn, fixedOf, openFolder, openWithRecord } from '../../testing/storeFolder.ts';

const OTHER_ID = `1767225600000-neighbor${RECORD_ID.slice(-2)}`;

/** A closed store of version 4, with one record, and the record's folder. */
async function olderStore() {
  const { folder, store, recordFile } = await openWithRecord();
  await store.close();
  await fs.writeFile(path.join(folder, 'store.json'), '{"schemaVersion":4}');
  return { folder, recordFile, shard: path.dirname(recordFile) };
}
const asideOf = (file: string, ms: number) => file.replace(/json$/, `damaged-${ms}.json`);

test('what an older version set aside has its name again, and opens if it can be read by this one', async () => {
  const { folder, recordFile, shard } = await olderStore();
  await fs.rename(recordFile, asideOf(recordFile, 1_767_225_700_000));
  await fs.writeFile(path.join(shard, `${OTHER_ID}.damaged-1767225700001.json`), '{"half');
  const store = await openFolder(folder);
  expect(store.logged).toEqual(['records_put_back']);
  expect(await store.testSessions.get(RECORD_ID)).toEqual(createRecord());
  await expect(store.testSessions.get(OTHER_ID)).rejects.toMatchObject({ code: 'record_damaged' });
  await store.close();
  const again = await openFolder(folder);
  expect(again.logged).toEqual([]);
  expect(await again.testSessions.remove(OTHER_ID)).toBe(true);
  expect((await fs.readdir(shard)).sort()).toEqual([
    path.basename(fixedOf(recordFile)),
    path.basename(recordFile),
  ]);
});

test('of two that were set aside the newest is put back, and none over a record that is there', async () => {
  const { folder, recordFile } = await olderStore();
  const text = await fs.readFile(recordFile, 'utf8');
  await fs.writeFile(asideOf(recordFile, 1_767_225_700_000), '{"old');
  await fs.writeFile(asideOf(recordFile, 1_767_225_700_001), text);
  const kept = await openFolder(folder);
  expect(kept.logged).toEqual(['record_still_set_aside']);
  expect(await kept.testSessions.get(RECORD_ID)).toEqual(createRecord());
  await kept.close();
  await fs.rm(recordFile);
  await fs.writeFile(path.join(folder, 'store.json'), '{"schemaVersion":4}');
  expect(await (await openFolder(folder)).testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('what crashes of an older version left is removed: half written files, and halves of a record', async () => {
  const { folder, recordFile, shard } = await olderStore();
  const before = await filesIn(folder);
  await fs.writeFile(`${recordFile}.0123456789ab-7.tmp`, '{"answers":[1');
  await fs.writeFile(path.join(shard, `${OTHER_ID}.fixed.json`), '{"id":1}');
  const store = await openFolder(folder);
  expect((await filesIn(folder)).sort()).toEqual([...before, 'lock'].sort());
  expect(await store.testSessions.get(RECORD_ID)).toEqual(createRecord());
});
