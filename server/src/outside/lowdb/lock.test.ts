import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { acquireLock } from './lock.ts';

const BEAT_MS = 40;
const noId = 99_999_999; // above the highest process id of any system

/** A lock file with this text, and what takes it. */
async function createLock(text?: string) {
  const file = path.join(temporaryFolder(), 'lock');
  if (text !== undefined) await fs.writeFile(file, text);
  const onLost = vi.fn();
  const acquire = async () => {
    const release = await acquireLock(file, { onLost, beatMs: BEAT_MS });
    onTestFinished(release);
    return release;
  };
  return { file, onLost, acquire, read: async () => JSON.parse(await fs.readFile(file, 'utf8')) };
}
const ownPidSpace = async () => {
  const { acquire, read } = await createLock();
  await acquire();
  return (await read()).pidSpace;
};
const elsewhere = (pid: number) => JSON.stringify({ pid, pidSpace: 'another container' });

test('a lock says whose it is, and is gone when it is given back', async () => {
  const { file, acquire, read } = await createLock();
  const release = await acquire();
  expect(await read()).toMatchObject({ pid: process.pid });
  await release();
  await expect(fs.readFile(file)).rejects.toThrow('ENOENT');
});

test.each([
  ['as it is written now', async (pid: number) => JSON.stringify({ pid, pidSpace: await ownPidSpace() })],
  ['as it was written before', async (pid: number) => String(pid)],
])(
  'where process ids can be looked up, a living owner is refused and a dead one replaced at once (%s)',
  async (_, write) => {
    const living = await createLock(await write(process.ppid));
    await expect(living.acquire()).rejects.toThrow(
      `Another server (process ${process.ppid}) uses this data folder`,
    );
    for (const pid of [noId, process.pid]) {
      const dead = await createLock(await write(pid));
      await dead.acquire();
      expect(await dead.read()).toMatchObject({ pid: process.pid });
    }
  },
);

test.each([
  ['with an id of its own', elsewhere(noId)],
  ['with the same id as ours', elsewhere(process.pid)],
  ['that is just writing its lock', ''],
])('a server of another container %s is refused as long as it touches its lock', async (_, text) => {
  const { file, acquire, read } = await createLock(text);
  const beating = setInterval(
    () => void fs.utimes(file, new Date(), new Date()).catch(() => {}),
    BEAT_MS / 4,
  );
  await expect(acquire()).rejects.toThrow('Another server (in another container or on another machine)');
  expect(await fs.readFile(file, 'utf8')).toBe(text);
  clearInterval(beating);
  await acquire();
  expect(await read()).toMatchObject({ pid: process.pid });
});

test('an owner touches its lock, so that a server of another container sees that it lives', async () => {
  const { file, acquire } = await createLock();
  await acquire();
  const { mtimeMs } = await fs.stat(file);
  await vi.waitFor(async () => expect((await fs.stat(file)).mtimeMs).toBeGreaterThan(mtimeMs));
});

test('an owner that was thought dead is told once, and leaves the lock to the other', async () => {
  const { file, onLost, acquire } = await createLock();
  const release = await acquire();
  await fs.writeFile(file, elsewhere(process.pid));
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  await release();
  expect(await fs.readFile(file, 'utf8')).toBe(elsewhere(process.pid));
});
