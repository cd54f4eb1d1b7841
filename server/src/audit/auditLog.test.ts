import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createAuditLog, type NewAuditEntry } from './auditLog.ts';

const entry = (subject: string): NewAuditEntry => ({
  operator: { id: 'op1', name: 'Ann' },
  action: 'partner.create',
  subject,
  outcome: 'asked',
  of: null,
  details: { name: 'Acme' },
});

/** A log of so many entries, and the texts that it is stored as. */
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
  expect(await log.verify()).toEqual({ entries: 3, head: third?.hash, brokenAt: null });
});

test('entries that are written at once get a number each', async () => {
  const { log } = await logOf(0);
  const numbers = await Promise.all(['a', 'b', 'c'].map((subject) => log.write(entry(subject))));
  expect(numbers).toEqual([1, 2, 3]);
  expect((await log.verify()).brokenAt).toBeNull();
});

test('a log that is opened again goes on where it was', async () => {
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

test.each<[what: string, change: (text: string) => string | undefined]>([
  ['its words are changed', (text) => text.replace('key-2', 'key-9')],
  ['its time is changed', (text) => text.replace('"at":1000', '"at":1001')],
  ['its details are changed', (text) => text.replace('Acme', 'Other')],
  ['its operator is changed', (text) => text.replace('Ann', 'Bob')],
  ['it is no entry any more', () => '{}'],
  ['it is gone', () => undefined],
])('an entry is found out when %s', async (_, change) => {
  const { texts, open } = await logOf(3);
  const key = 'audit-log/000000002';
  const changed = change(texts.get(key) ?? '');
  if (changed === undefined) texts.delete(key);
  else texts.set(key, changed);
  expect(await open().verify()).toMatchObject({ entries: 3, brokenAt: 2 });
});

test('a log whose newest entries were cut off has another head', async () => {
  const { log, texts, open } = await logOf(3);
  const { head } = await log.verify();
  texts.delete('audit-log/000000003');
  const cut = await open().verify();
  expect(cut).toMatchObject({ entries: 2, brokenAt: null });
  expect(cut.head).not.toBe(head);
});
