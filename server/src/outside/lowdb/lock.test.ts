import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundle } from '../../testing/bundle.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { acquireLock } from './lock.ts';

const BEAT_MS = 40;
const noId = 99_999_999; // above the highest process id of any system

/** A lock file with this text, and a function that takes it. */
async function createLock(text?: string, beatMs = BEAT_MS) {
  const file = path.join(temporaryFolder(), 'lock');
  if (text !== undefined) await fs.writeFile(file, text);
  const onLost = vi.fn();
  const acquire = async () => {
    const lock = await acquireLock(file, { onLost, beatMs });
    onTestFinished(() => lock.release());
    return lock;
  };
  return { file, onLost, acquire, read: async () => JSON.parse(await fs.readFile(file, 'utf8')) };
}
const ownPidSpace = async () => {
  const { acquire, read } = await createLock();
  await acquire();
  return (await read()).pidSpace;
};
const elsewhere = (pid: number) => JSON.stringify({ pid, pidSpace: 'another container' });

test('a lock names its owner, and is removed on release', async () => {
  const { file, acquire, read } = await createLock();
  const lock = await acquire();
  expect(await read()).toMatchObject({ pid: process.pid });
  await lock.release();
  await expect(fs.readFile(file)).rejects.toThrow('ENOENT');
});

test.each([
  ['as it is written now', async (pid: number) => JSON.stringify({ pid, pidSpace: await ownPidSpace() })],
  ['as it was written before', async (pid: number) => String(pid)],
])(
  'if process ids can be looked up, a running owner is refused and an ended one replaced at once (%s)',
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
  await vi.waitFor(async () => expect((await fs.stat(file)).mtimeMs).not.toBe(mtimeMs));
});

test('an owner that counted as ended is notified once, and leaves the lock to the other', async () => {
  const { file, onLost, acquire } = await createLock();
  const lock = await acquire();
  await fs.writeFile(file, elsewhere(process.pid));
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  await lock.release();
  expect(await fs.readFile(file, 'utf8')).toBe(elsewhere(process.pid));
});

/** Beat that is too long for any test that waits for one. */
const NEVER_MS = 600_000;

test.each(['', '{"pid":', '\0\0\0', 'null'])(
  'a lock that a full disk has left half written (%j) is replaced at once',
  async (text) => {
    const { acquire, read } = await createLock(text, NEVER_MS);
    await acquire();
    expect(await read()).toMatchObject({ pid: process.pid });
  },
);

test('where the disk is full, no lock is left', async () => {
  const { file, acquire } = await createLock();
  const { open } = fs;
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    vi.spyOn(handle, 'writeFile').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    return handle;
  });
  await expect(acquire()).rejects.toMatchObject({ code: 'ENOSPC' });
  vi.restoreAllMocks();
  await expect(fs.access(file)).rejects.toThrow('ENOENT');
});

test('a process that has ended and was not waited for counts as ended', async () => {
  // The shell starts a process, and becomes one that never waits for it. Only then may the first one end: a shell would
  // wait for it.
  const parent = spawn('sh', ['-c', 'cat <&3 >&2 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [, output, , held] = parent.stdio;
  if (!output || !held) throw new Error('It has no pipes.');
  const [line] = await once(output, 'data');
  const pid = Number(String(line));
  await vi.waitFor(async () => expect(await fs.readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'));
  held.destroy();
  await vi.waitFor(async () => expect(await fs.readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
  const { acquire, read } = await createLock(
    JSON.stringify({ pid, pidSpace: await ownPidSpace() }),
    NEVER_MS,
  );
  await acquire();
  expect(await read()).toMatchObject({ pid: process.pid });
});

test('a process that has the id of a former owner is not that owner', async () => {
  const lock = { pid: process.ppid, pidSpace: await ownPidSpace(), bornAt: '1' };
  const { acquire } = await createLock(JSON.stringify(lock), NEVER_MS);
  await acquire();
});

test('a copy of a lock, as in a backup of a running server, has no owner', async () => {
  const lock = { pid: process.ppid, pidSpace: await ownPidSpace(), inode: '1' };
  const { acquire, read } = await createLock(JSON.stringify(lock));
  await acquire();
  expect(await read()).toMatchObject({ pid: process.pid });
});

test('remains of a crash during a takeover stop nobody', async () => {
  const dead = JSON.stringify({ pid: noId, pidSpace: await ownPidSpace() });
  const { file, acquire } = await createLock(dead, NEVER_MS);
  for (const name of ['.takeover', '.takeover.takeover']) await fs.writeFile(`${file}${name}`, dead);
  await acquire();
  expect(await fs.readdir(path.dirname(file))).toEqual(['lock']);
});

test('if several start at once on the lock of an ended process, one gets it', async () => {
  const script = await bundle('src/testing/lockHolder.ts');
  const dead = JSON.stringify({ pid: noId, pidSpace: await ownPidSpace() });
  const takers = Array.from({ length: 4 }, () => fork(script));
  onTestFinished(() => {
    for (const taker of takers) taker.kill('SIGKILL');
  });
  for (let round = 0; round < 10; round += 1) {
    const { file } = await createLock(dead);
    const answers = takers.map(async (taker) => {
      const [answer] = await once(taker, 'message');
      return answer;
    });
    for (const taker of takers) taker.send(file);
    expect((await Promise.all(answers)).sort()).toEqual(['refused', 'refused', 'refused', 'taken']);
  }
});

test('an owner that was asleep looks whether it still owns the lock before it writes', async () => {
  const { file, onLost, acquire } = await createLock(undefined, NEVER_MS);
  const lock = await acquire();
  await fs.writeFile(file, elsewhere(1));
  await lock.check(); // It has just looked.
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + 2 * NEVER_MS);
  await expect(lock.check()).rejects.toMatchObject({ code: 'storage_failed' });
  expect(onLost).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  await expect(lock.check()).rejects.toMatchObject({ code: 'storage_failed' });
  await lock.release();
  expect(await fs.readFile(file, 'utf8')).toBe(elsewhere(1));
});

test('an owner whose machine was asleep checks too: only the clock has jumped', async () => {
  const { file, acquire } = await createLock(undefined, NEVER_MS);
  const lock = await acquire();
  await fs.writeFile(file, elsewhere(1));
  vi.spyOn(Date, 'now').mockReturnValue(0);
  await expect(lock.check()).rejects.toMatchObject({ code: 'storage_failed' });
  vi.restoreAllMocks();
});

test('an owner seems alive even if the clock has stopped', async () => {
  const { file, acquire } = await createLock();
  vi.spyOn(Date, 'now').mockReturnValue(1_767_225_600_000);
  await acquire();
  const times = new Set<number>();
  await vi.waitFor(async () => {
    times.add((await fs.stat(file)).mtimeMs);
    expect(times.size).toBeGreaterThan(3);
  });
  vi.restoreAllMocks();
});
