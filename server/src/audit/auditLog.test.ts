import type { AuditEntry } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createAuditLog, hashEntry, type NewAuditEntry } from './auditLog.ts';

const entry = (subject: string): NewAuditEntry => ({
  operator: { id: 'op1', name: 'Ann' },
  action: 'partner.create',
  subject,
  outcome: 'asked',
  of: null,
  details: { name: 'Acme' },
});

/** Makes a log of this many entries, and its stored texts. */
async function logOf(count: number) {
  const texts = new Map<string, string>();
  const open = () => createAuditLog(createMemoryStore(texts).audit, { now: () => 1000 });
  const log = open();
  for (let n = 1; n <= count; n += 1) await log.write(entry(`key-${n}`));
  return { log, texts, open };
}

test('entries are numbered, and each carries the hash of the one before', async () => {
  const { log } = await logOf(3);
  const [third, second, first] = await log.list(undefined, 10);
  expect([first?.number, second?.number, third?.number]).toEqual([1, 2, 3]);
  expect(first?.previousHash).toBe('');
  expect(second?.previousHash).toBe(first?.hash);
  expect(third?.previousHash).toBe(second?.hash);
  expect(await log.verify()).toEqual({ entries: 3, head: third?.hash, brokenAt: null, fault: null });
  expect(await log.head()).toMatchObject({ number: 3, hash: third?.hash });
});

test('entries that are written at once get a number each', async () => {
  const { log } = await logOf(0);
  const numbers = await Promise.all(['a', 'b', 'c'].map((subject) => log.write(entry(subject))));
  expect(numbers).toEqual([1, 2, 3]);
  expect((await log.verify()).brokenAt).toBeNull();
});

test('a reopened log continues where it was', async () => {
  const { open } = await logOf(2);
  const again = open();
  expect(await again.write(entry('later'))).toBe(3);
  expect(await again.verify()).toMatchObject({ entries: 3, brokenAt: null });
});

test('a page begins before a number and has as many entries as are wanted', async () => {
  const { log } = await logOf(5);
  expect((await log.list(4, 2)).map(({ number }) => number)).toEqual([3, 2]);
  expect(await log.list(1, 2)).toEqual([]);
});

const keyOf = (number: number) => `audit-log/${String(number).padStart(9, '0')}`;

/** Changes an entry and gives it a matching hash, as somebody does who knows how the log is made. */
async function rewrite(
  texts: Map<string, string>,
  number: number,
  change: Partial<AuditEntry>,
): Promise<string> {
  const stored: AuditEntry = { ...JSON.parse(texts.get(keyOf(number)) ?? ''), ...change };
  const hash = await hashEntry(stored);
  texts.set(keyOf(number), JSON.stringify({ ...stored, hash }));
  return hash;
}

test.each<[what: string, change: (text: string) => string | undefined]>([
  ['its words are changed', (text) => text.replace('key-2', 'key-9')],
  ['its time is changed', (text) => text.replace('"at":1000', '"at":1001')],
  ['its details are changed', (text) => text.replace('Acme', 'Other')],
  ['its operator is changed', (text) => text.replace('Ann', 'Bob')],
  ['its outcome is changed', (text) => text.replace('"asked"', '"done"')],
  ['its action is changed', (text) => text.replace('partner.create', 'partner.revoke')],
  ['its number is changed', (text) => text.replace('"number":2', '"number":3')],
  ['its hash is changed', (text) => text.replace(/"hash":"./, '"hash":"_')],
  [
    'the hash of the one before it is changed',
    (text) => text.replace(/"previousHash":"./, '"previousHash":"_'),
  ],
  ['a detail is added', (text) => text.replace('"Acme"', '"Acme","more":1')],
  ['a field of the operator is added', (text) => text.replace('"name":"Ann"', '"name":"Ann","more":1')],
  ['a field is added', (text) => text.replace('"number":2', '"number":2,"more":1')],
  ['it is no entry any more', () => '{}'],
  ['it is no JSON any more', () => '{'],
  ['it is gone', () => undefined],
])('an entry is found out when %s', async (_, change) => {
  const { texts, open } = await logOf(3);
  const changed = change(texts.get(keyOf(2)) ?? '');
  if (changed === undefined) texts.delete(keyOf(2));
  else texts.set(keyOf(2), changed);
  expect(await open().verify()).toMatchObject({ entries: 3, brokenAt: 2, fault: 'changed' });
});

test('an entry that was changed and has a hash that fits is found out by the one behind it', async () => {
  const { texts, open } = await logOf(4);
  await rewrite(texts, 2, { subject: 'key-9' });
  expect(await open().verify()).toMatchObject({ brokenAt: 3, fault: 'changed' });
});

test('two entries that have changed places are found out', async () => {
  const { texts, open } = await logOf(3);
  const [first, second] = [texts.get(keyOf(1)) ?? '', texts.get(keyOf(2)) ?? ''];
  texts.set(keyOf(1), second);
  texts.set(keyOf(2), first);
  expect(await open().verify()).toMatchObject({ brokenAt: 1 });
});

/** Changes entry 2 and rewrites all entries after it, so that each matches the one before it. */
async function rewriteAll(texts: Map<string, string>, count: number) {
  let previousHash = await rewrite(texts, 2, { subject: 'key-9' });
  for (let number = 3; number <= count; number += 1)
    previousHash = await rewrite(texts, number, { previousHash });
}

test('rewriting all later entries of a log is detected by a noted entry', async () => {
  const { log, texts, open } = await logOf(5);
  const noted = await log.head();
  await log.write(entry('key-6'));
  await rewriteAll(texts, 6);
  expect(await open().verify()).toMatchObject({ brokenAt: null });
  expect(await open().verify(noted)).toMatchObject({ entries: 6, brokenAt: 5, fault: 'rewritten' });
});

test('a log whose newest entries were cut off is found out by an entry that was noted', async () => {
  const { log, texts, open } = await logOf(5);
  const noted = await log.head();
  texts.delete(keyOf(5));
  texts.delete(keyOf(4));
  expect(await open().verify()).toMatchObject({ entries: 3, brokenAt: null });
  expect(await open().verify(noted)).toMatchObject({ entries: 3, brokenAt: 4, fault: 'cut' });
});

test('the server that wrote it needs no note: it knows the newest entry itself', async () => {
  const rewritten = await logOf(5);
  await rewriteAll(rewritten.texts, 5);
  expect(await rewritten.log.verify()).toMatchObject({ brokenAt: 5, fault: 'rewritten' });
  const cut = await logOf(5);
  cut.texts.delete(keyOf(5));
  expect(await cut.log.verify()).toMatchObject({ brokenAt: 5, fault: 'cut' });
});

test('a log that was removed is cut, and an empty one is whole', async () => {
  const { log, texts, open } = await logOf(2);
  const noted = await log.head();
  texts.clear();
  expect(await open().verify(noted)).toEqual({ entries: 0, head: '', brokenAt: 1, fault: 'cut' });
  expect(await open().verify()).toEqual({ entries: 0, head: '', brokenAt: null, fault: null });
  expect(await open().head()).toEqual({ number: 0, hash: '' });
});

test('an entry that was noted and is still there changes nothing', async () => {
  const { log } = await logOf(2);
  const noted = await log.head();
  await log.write(entry('later'));
  expect(await log.verify(noted)).toMatchObject({ entries: 3, brokenAt: null, fault: null });
});

test('a damaged entry keeps its number, and the log continues after it', async () => {
  const { texts, open } = await logOf(3);
  texts.set(keyOf(3), '{');
  const again = open();
  const number = await again.write(entry('later'));
  expect(number).toBeGreaterThan(2);
  expect((await again.list(undefined, 10)).map(({ subject }) => subject)).toEqual([
    'later',
    'key-2',
    'key-1',
  ]);
  expect(await again.verify()).toMatchObject({ brokenAt: 3, fault: 'changed' });
});

test('the log continues after an entry that the disk saved despite an error, and after those of other instances', async () => {
  const { audit } = createMemoryStore();
  let isFailing = true;
  const log = createAuditLog(
    {
      ...audit,
      async create(id, record) {
        const isCreated = await audit.create(id, record);
        if (isFailing && isCreated) throw new ApiError('storage_failed');
        return isCreated;
      },
    },
    { now: () => 1000 },
  );
  const refused = { code: 'storage_failed' };
  await expect(log.write(entry('a'))).rejects.toMatchObject(refused);
  await expect(log.write(entry('b'))).rejects.toMatchObject(refused);
  isFailing = false;
  expect(await log.write(entry('c'))).toBe(3);
  expect(await log.write(entry('d'))).toBe(4);
  expect(await log.verify()).toMatchObject({ entries: 4, brokenAt: null });
  expect((await log.list(undefined, 9)).map(({ subject }) => subject)).toEqual(['d', 'c', 'b', 'a']);

  const other = createAuditLog(audit, { now: () => 1 });
  expect(await other.write(entry('of another instance'))).toBe(5);
  expect((await log.list(undefined, 1)).map(({ subject }) => subject)).toEqual(['of another instance']);
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? log : other).write(entry(String(i)))),
  );
  expect(many.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => 6 + i));
  expect(await other.verify()).toMatchObject({ entries: 25, brokenAt: null });
});

test('nothing is written after an entry that does not continue the chain', async () => {
  const { audit } = createMemoryStore();
  const log = createAuditLog(audit, { now: () => 1000 });
  await log.write(entry('a'));
  const fork = createMemoryStore();
  const forked = createAuditLog(fork.audit, { now: () => 1 });
  for (const subject of ['x', 'y']) await forked.write(entry(subject));
  const stray = await fork.audit.get('000000002');
  if (stray) await audit.create('000000002', stray);
  await expect(log.write(entry('b'))).rejects.toMatchObject({ code: 'storage_failed' });
});
