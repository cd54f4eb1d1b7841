import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createDisk, readIfPresent } from './durableFile.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const mode = async (name: string) => ((await fs.stat(name)).mode & 0o777).toString(8);
const refusal = (code: string) => Object.assign(new Error('no'), { code });

/** A disk on a new folder, one file of it, and the log. */
function openDisk(folder = temporaryFolder()) {
  const told: object[] = [];
  const log = { warn: (event: string, fields?: object) => void told.push({ event, ...fields }) };
  const file = path.join(folder, 'note');
  const disk = createDisk({ folder, log });
  return { folder, file, told, disk, write: (text: string) => disk.write({ file, text }) };
}

/** Makes the sync of folders, or of files, fail. */
function breakSync(what: 'folders' | 'files', code: string): void {
  const real = nodeFs.fsync;
  vi.spyOn(nodeFs, 'fsync').mockImplementation((opened, done) => {
    if (nodeFs.fstatSync(opened).isDirectory() === (what === 'folders')) done(refusal(code));
    else real(opened, done);
  });
}

test('a file is replaced as a whole, is for this process alone, and leaves nothing beside it', async () => {
  const { folder, file, write } = openDisk();
  await fs.writeFile(file, 'a much longer text than the next', { mode: 0o644 });
  await write('short');
  expect(await fs.readFile(file, 'utf8')).toBe('short');
  expect([await mode(file), await mode(path.join(folder, 'tmp'))]).toEqual(['600', '700']);
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['note', 'tmp']);
});

test('writes of one file at once leave one of the texts, never a mixture', async () => {
  const { file, write } = openDisk();
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(10_000));
  await Promise.all(texts.map(write));
  expect(texts).toContain(await fs.readFile(file, 'utf8'));
});

test.each(['EACCES', 'EIO'])(
  'a rename that fails for good (%s) keeps the old text and leaves nothing behind',
  async (code) => {
    const { folder, file, write } = openDisk();
    await write('old');
    vi.spyOn(fs, 'rename').mockRejectedValue(refusal(code));
    await expect(write('new')).rejects.toMatchObject({ code });
    expect(await fs.readFile(file, 'utf8')).toBe('old');
    expect(await fs.readdir(folder, { recursive: true })).toEqual(['note', 'tmp']);
  },
);

test.each(['EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR', 'EACCES', 'EBADF', 'ENOSYS', 'UNKNOWN'])(
  "if folders can't be synced (%s), a write counts, and the log has it once",
  async (code) => {
    const { file, folder, told, write } = openDisk();
    breakSync('folders', code);
    await write('one');
    await write('two');
    expect(await fs.readFile(file, 'utf8')).toBe('two');
    expect(told).toEqual([{ event: 'folders_not_synced', folder, reason: code }]);
  },
);

test.each(['EIO', 'ENOSPC', 'EDQUOT', 'EROFS'])(
  'a sync of a folder that fails (%s) is a failed write',
  async (code) => {
    const { told, write } = openDisk();
    breakSync('folders', code);
    await expect(write('one')).rejects.toMatchObject({ code });
    expect(told).toEqual([]);
  },
);

test.each(['ENOSYS', 'EINVAL', 'ENOTSUP'])(
  "if files can't be synced (%s), it is logged once too",
  async (code) => {
    const { told, write } = openDisk();
    breakSync('files', code);
    await write('one');
    await write('two');
    expect(told).toEqual([expect.objectContaining({ event: 'files_not_synced', reason: code })]);
  },
);

test.each(['EIO', 'ENOSPC', 'EPERM'])(
  'a sync of the file itself that fails (%s) is a failed write',
  async (code) => {
    const { folder, write } = openDisk();
    breakSync('files', code);
    await expect(write('one')).rejects.toMatchObject({ code });
    expect(await fs.readdir(folder, { recursive: true })).toEqual(['tmp']);
  },
);

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'with every fourth rename refused (%s), every write works',
  async (code) => {
    const { file, told, write } = openDisk();
    const real = fs.rename;
    let count = 0;
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      count += 1;
      if (count % 4 === 0) throw refusal(code);
      return real(from, to);
    });
    for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await write(text);
    expect(await fs.readFile(file, 'utf8')).toBe('9');
    expect(count).toBe(11);
    expect(told).toEqual([]);
  },
);

test('opening, reading and removing are tried again too', async () => {
  const { file, disk, write } = openDisk();
  const once = (name: 'readFile' | 'unlink', code: string) =>
    vi.spyOn(fs, name).mockRejectedValueOnce(refusal(code));
  await write('text');
  once('readFile', 'EBUSY');
  expect(await readIfPresent(file)).toBe('text');
  once('unlink', 'EPERM');
  expect(await disk.remove(file)).toBe(true);
  expect(await disk.remove(file)).toBe(false);
});

test('where part of the folder is on another disk, a write works', async () => {
  const { folder, file, write } = openDisk();
  const real = fs.rename;
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (path.dirname(String(from)) !== path.dirname(String(to))) throw refusal('EXDEV');
    return real(from, to);
  });
  await write('text');
  expect(await fs.readFile(file, 'utf8')).toBe('text');
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['note', 'tmp']);
});

test('a write that is killed beside its file, on another disk, leaves nothing after a start', async () => {
  const { folder, file, disk, write } = openDisk();
  await fs.mkdir(path.join(folder, 'emails'));
  const other = path.join(folder, 'emails', 'x~a.json');
  const kept = path.join(folder, 'emails', 'x~a.json.0123456789ab-7.tmp');
  await fs.writeFile(kept, 'of somebody else');
  const real = fs.rename;
  let isBeside = () => {};
  const waiting = new Promise<void>((resolve) => {
    isBeside = resolve;
  });
  vi.spyOn(fs, 'rename').mockImplementation((from, to) => {
    if (path.dirname(String(from)) !== path.dirname(String(to))) return Promise.reject(refusal('EXDEV'));
    if (String(to) === file) return real(from, to);
    isBeside();
    return new Promise(() => {}); // The process is killed here.
  });
  void disk.write({ file: other, text: 'answers' });
  await waiting;
  await write('another write, so that the numbers go on');
  expect(await fs.readdir(path.dirname(other))).toHaveLength(2);
  const next = createDisk({ folder, log: { warn() {} } });
  expect(await next.clear()).toEqual([other]);
  expect(await fs.readdir(folder, { recursive: true })).toEqual([
    'emails',
    'note',
    'tmp',
    path.relative(folder, kept),
  ]);
});

test('writes of one file at once work on another disk as well', async () => {
  const { folder, file, write } = openDisk();
  const real = fs.rename;
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (path.dirname(String(from)) !== path.dirname(String(to))) throw refusal('EXDEV');
    return real(from, to);
  });
  const texts = ['a', 'b', 'c', 'd'];
  await Promise.all(texts.map(write));
  expect(texts).toContain(await fs.readFile(file, 'utf8'));
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['note', 'tmp']);
});

test.each(['EMFILE', 'ENFILE'])(
  'a folder that cannot be opened for a moment (%s) is synced',
  async (code) => {
    const { file, told, write } = openDisk();
    const real = nodeFs.open;
    let count = 0;
    const refuseFirst = (name: string, ...rest: [string, (error: Error | null, opened?: number) => void]) => {
      count += 1;
      if (count <= 2) rest[1](refusal(code));
      else real(name, ...(rest as [string, never]));
    };
    await write('old');
    vi.spyOn(nodeFs, 'open').mockImplementation(refuseFirst as never);
    await write('new');
    expect([await fs.readFile(file, 'utf8'), count, told]).toEqual(['new', 3, []]);
  },
);

test('where folders cannot be opened at all, no write waits for it', async () => {
  const { file, folder, told, write } = openDisk();
  const open = vi
    .spyOn(nodeFs, 'open')
    .mockImplementation(((...args: unknown[]) =>
      (args.at(-1) as (error: Error) => void)(refusal('EPERM'))) as never);
  await write('one');
  await write('two');
  expect(open).toHaveBeenCalledTimes(2);
  expect(await fs.readFile(file, 'utf8')).toBe('two');
  expect(told).toEqual([{ event: 'folders_not_synced', folder, reason: 'EPERM' }]);
});

test('if a removal of files that belong together stops in between, the next start reports it', async () => {
  const { folder, file, disk, write } = openDisk();
  const other = path.join(folder, 'other');
  await write('1');
  await disk.write({ file: other, text: '2' });
  const real = fs.unlink;
  const spy = vi.spyOn(fs, 'unlink').mockImplementation(async (name) => {
    if (name === other) throw refusal('EIO');
    return real(name);
  });
  await expect(disk.remove(file, other)).rejects.toMatchObject({ code: 'EIO' });
  spy.mockRestore();
  expect(await createDisk({ folder, log: { warn() {} } }).clear()).toEqual([file]);
  await write('1');
  expect(await disk.remove(file, other)).toBe(true);
  expect(await disk.remove(file, other)).toBe(false);
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['tmp']);
});

test('a disk that is too full for the note of a removal still removes', async () => {
  const { folder, file, disk, write } = openDisk();
  await write('1');
  vi.spyOn(fs, 'writeFile').mockRejectedValue(refusal('ENOSPC'));
  expect(await disk.remove(file, path.join(folder, 'none'))).toBe(true);
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['tmp']);
});

test('files that belong together are complete before the first is there, and one that fails keeps all away', async () => {
  const { folder, file, disk } = openDisk();
  const both = [
    { file, text: '1' },
    { file: path.join(folder, 'none', 'other'), text: '2' },
  ];
  const real = nodeFs.fsync;
  let count = 0;
  vi.spyOn(nodeFs, 'fsync').mockImplementation((opened, done) => {
    count += 1;
    if (count === 2) done(refusal('ENOSPC'));
    else real(opened, done);
  });
  await expect(disk.write(...both)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await fs.readdir(folder, { recursive: true })).toEqual(['tmp']);
  await fs.mkdir(path.join(folder, 'none'));
  await disk.write(...both);
  expect(await fs.readFile(path.join(folder, 'none/other'), 'utf8')).toBe('2');
});

test('nothing is written or removed once another process has taken the folder over', async () => {
  const { folder, file, told } = openDisk();
  const log = { warn: (event: string) => void told.push({ event }) };
  let isLost = false;
  const check = async () => {
    if (isLost) throw refusal('lost');
  };
  const disk = createDisk({ folder, log, check });
  await disk.write({ file, text: 'old' });
  isLost = true;
  await expect(disk.write({ file, text: 'new' })).rejects.toThrow();
  await expect(disk.remove(file)).rejects.toThrow();
  expect(await fs.readFile(file, 'utf8')).toBe('old');
});

test('what was being written when another process cleared the folder does not get into place', async () => {
  const { folder, file } = openDisk();
  const log = { warn() {} };
  const next = createDisk({ folder, log });
  const check = async () => void (await next.clear());
  const paused = createDisk({ folder, log, check });
  await next.write({ file, text: 'of the next' });
  await expect(paused.write({ file, text: 'of the paused' })).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await fs.readFile(file, 'utf8')).toBe('of the next');
});

test('what a crash has left is removed in one look, and says what was being written', async () => {
  const { folder, disk } = openDisk();
  await disk.clear();
  const target = path.join(folder, 'emails/ab/x~a.json');
  const name = `0123456789ab-7.${encodeURIComponent('emails/ab/x~a.json')}`;
  for (const each of [name, 'of somebody else', '0123456789ab-8.%E0%A4%A'])
    await fs.writeFile(path.join(folder, 'tmp', each), 'half');
  expect(await disk.clear()).toEqual([target]);
  expect(await fs.readdir(path.join(folder, 'tmp'))).toEqual([]);
});

test('a file that is not there has no text; one that cannot be read is an error', async () => {
  const folder = temporaryFolder();
  expect(await readIfPresent(path.join(folder, 'none'))).toBeUndefined();
  await expect(readIfPresent(folder)).rejects.toMatchObject({ code: 'EISDIR' });
});

test('a folder is closed to others; where that cannot be done the operator hears of it, and nothing stops', async () => {
  const { folder, disk, told } = openDisk();
  await fs.chmod(folder, 0o755);
  await disk.closeToOthers(folder);
  expect(await mode(folder)).toBe('700');
  await disk.closeToOthers(path.join(folder, 'none'));
  expect(told).toEqual([]);
  vi.spyOn(fs, 'chmod').mockRejectedValue(refusal('ENOTSUP'));
  await disk.closeToOthers(folder);
  expect(told).toEqual([{ event: 'folder_open_to_others', folder, reason: 'ENOTSUP' }]);
});
