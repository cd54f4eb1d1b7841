import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAuditLog } from '../../audit/auditLog.ts';
import { openLowdbStore } from '../../outside/lowdb/lowdbStore.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { auditCommand } from './auditCommand.ts';

const clock = { now: () => Date.UTC(2026, 0, 1) };

/** The log of a server that has stopped. */
async function stoppedServer() {
  const folder = await temporaryFolder();
  const log = { warn() {}, error() {} };
  const open = async () => {
    const store = await openLowdbStore({ folder, log });
    return { store, audit: createAuditLog(store.audit, clock) };
  };
  const { store, audit } = await open();
  const operator = { id: 'op1', name: 'Ann' };
  const common = { operator, action: 'partner.create', subject: 'acme', details: { name: 'Acme' } };
  const of = await audit.write({ ...common, outcome: 'asked', of: null });
  await audit.write({ ...common, outcome: 'done', of });
  const { number, hash } = await audit.head();
  await store.close();
  const run = async (...args: string[]) => {
    const again = await open();
    const lines: string[] = [];
    const code = await auditCommand({ audit: again.audit, args, print: (line) => void lines.push(line) });
    await again.store.close();
    return { code, said: lines.join('\n') };
  };
  const files = async () =>
    (await readdir(path.join(folder, 'audit-log'), { recursive: true }))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => path.join(folder, 'audit-log', name));
  return { run, head: `${number}:${hash}`, files };
}

test('an untouched log is in order', async () => {
  const { run, head } = await stoppedServer();
  expect(await run('verify')).toEqual({ code: 0, said: `All 2 entries fit. Newest: ${head}` });
  expect((await run('verify', '--head', head)).code).toBe(0);
});

test('the command prints the number of the first entry that does not match', async () => {
  const { run, files } = await stoppedServer();
  const [first = ''] = await files();
  await writeFile(first, (await readFile(first, 'utf8')).replace('Acme', 'Other'));
  expect(await run('verify')).toEqual({ code: 1, said: expect.stringContaining('Entry 1 does not fit') });
});

test('what is not the log that was noted is refused', async () => {
  const { run } = await stoppedServer();
  const other = 'x'.repeat(43);
  expect(await run('verify', '--head', `2:${other}`)).toEqual({
    code: 1,
    said: 'Entry 2 is not the one that was noted: the log was written anew.',
  });
  expect(await run('verify', '--head', `9:${other}`)).toEqual({
    code: 1,
    said: 'Entry 3 and what was behind it are gone: the end of the log was cut off.',
  });
});

test('every entry is listed, the oldest first', async () => {
  const { run, head } = await stoppedServer();
  const { code, said } = await run('list');
  expect(code).toBe(0);
  const [first = '', second = ''] = said.split('\n');
  expect(first).toMatch(
    /^1 {2}2026-01-01T00:00:00\.000Z {2}Ann {2}partner\.create asked {2}acme {2}\{"name":"Acme"\} {2}/,
  );
  expect(second).toMatch(/^2 .* partner\.create done \(of 1\) /);
  expect(second.endsWith(head.slice(2))).toBe(true);
});

test.each([
  [],
  ['nonsense'],
  ['verify', '--head'],
  ['verify', '--head', '12'],
  ['verify', '--head', '0:x'],
  ['list', 'x'],
])('%s %s %s is explained', async (...args) => {
  const { run } = await stoppedServer();
  const { code, said } = await run(...args);
  expect([code, said]).toEqual([2, expect.stringContaining('npm run audit -- verify')]);
});
