import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ada, createOperatorWorld } from '../../testing/operatorWorld.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openLowdbStore } from '../lowdb/lowdbStore.ts';
import { signInRecords } from './record.ts';

/** The operators of a data folder, as a server has them; to be closed before the next one opens the folder. */
async function openOn(folder: string) {
  const log = { warn() {}, error() {} };
  const store = await openLowdbStore({ folder, log }, signInRecords);
  return { ...(await createOperatorWorld({ store })), close: store.close };
}

const login = ({ post }: Awaited<ReturnType<typeof openOn>>) =>
  post('login', { email: ada.email, password: ada.password });

test('operators and their sessions are on the disk, closed to other users of the machine', async () => {
  const folder = temporaryFolder();
  const before = await openOn(folder);
  const { token } = await before.setUp();
  await before.close();

  const file = path.join(folder, 'operators/rs/operators.json');
  expect((await fs.stat(file)).mode & 0o077).toBe(0);
  const after = await openOn(folder);
  expect((await after.call('GET', '/api/admin/auth/user', { token })).status).toBe(200);
  expect((await login(after)).status).toBe(200);
  await after.close();
});

test('a damaged file stays unchanged, opens to nobody, and works again once it is restored', async () => {
  const folder = temporaryFolder();
  const before = await openOn(folder);
  await before.setUp();
  await before.close();
  const place = path.join(folder, 'operators/rs');
  const file = path.join(place, 'operators.json');
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, text.slice(0, 100));

  const damaged = await openOn(folder);
  expect((await login(damaged)).body.code).toBe('record_damaged');
  expect(await damaged.auth.firstLink()).toBeUndefined();
  await damaged.close();
  expect(await fs.readdir(place)).toEqual(['operators.json']);
  expect(await fs.readFile(file, 'utf8')).toBe(text.slice(0, 100));

  await fs.writeFile(file, text);
  const restored = await openOn(folder);
  expect((await login(restored)).status).toBe(200);
  await restored.close();
});

test('where the disk is full, nothing is answered that was not saved', async () => {
  const folder = temporaryFolder();
  const world = await openOn(folder);
  const { refreshToken } = await world.setUp();
  const place = path.join(folder, 'operators');
  await fs.rename(place, `${place}-away`);
  await fs.writeFile(place, 'no folder');
  expect((await login(world)).body.code).toBe('storage_failed');
  await fs.rm(place);
  await fs.rename(`${place}-away`, place);
  expect((await world.post('refresh', { refresh_token: refreshToken })).status).toBe(200);
  await world.close();
});
