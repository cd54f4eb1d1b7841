import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainClock } from '../clock/plainClock.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createSharedArchive } from './sharedArchive.ts';

const DAY_MS = 86_400_000;

/** The archive of some instances, and a build with one file and its compressed copy. */
function world() {
  const time = { now: 1_767_225_600_000 };
  const store = createMemoryStore();
  const logged: string[] = [];
  const archive = createSharedArchive({
    files: store.archivedFiles,
    clock: plainClock(() => time.now),
    log: { warn: (event) => void logged.push(event) },
  });
  const build = temporaryFolder();
  mkdirSync(path.join(build, 'assets'));
  writeFileSync(path.join(build, 'assets/main-1.js'), 'first();');
  writeFileSync(path.join(build, 'assets/main-1.js.br'), new Uint8Array([1, 2, 255]));
  return { time, store, logged, archive, build, other: temporaryFolder() };
}

test('an instance with another build finds a file, with its compressed copy, and keeps it', async () => {
  const { archive, build, other, store } = world();
  await archive.publish(build, 'assets', false);
  const found = await archive.locate('/assets/main-1.js', other);
  expect(readFileSync(found?.file ?? '', 'utf8')).toBe('first();');
  expect([...readFileSync(path.join(other, 'assets/main-1.js.br'))]).toEqual([1, 2, 255]);
  for await (const id of store.archivedFiles.ids()) expect(id).toMatch(/^[\w-]{43}$/);
});

test('an address that no build has had is not found, however it is written', async () => {
  const { archive, build, other, logged } = world();
  await archive.publish(build, 'assets', false);
  for (const address of ['/assets/main-2.js', '/assets/../assets/main-1.js', '/../main-1.js', '/assets/%00'])
    expect(await archive.locate(address, other)).toBeUndefined();
  expect(logged).toEqual([]);
});

test('a file is forgotten when no build has had it for 30 days, a version of the embed never', async () => {
  const { archive, build, other, time } = world();
  await archive.publish(build, 'assets', false);
  await archive.publish(build, '.', true);
  time.now += 20 * DAY_MS;
  await archive.publish(build, 'assets', false); // it is still built
  time.now += 20 * DAY_MS;
  await archive.forget();
  expect(await archive.locate('/assets/main-1.js', other)).toBeDefined();
  time.now += 11 * DAY_MS;
  await archive.forget();
  expect(await archive.locate('/assets/main-1.js', temporaryFolder())).toBeUndefined();
});

test('a store that is away stops nothing, and is logged', async () => {
  const { archive, build, other, store, logged } = world();
  store.archivedFiles.update = () => Promise.reject(new Error('away'));
  store.archivedFiles.get = () => Promise.reject(new Error('away'));
  await archive.publish(build, 'assets', false);
  expect(await archive.locate('/assets/main-1.js', other)).toBeUndefined();
  expect(logged).toEqual(['build_not_shared', 'build_not_read']);
});
