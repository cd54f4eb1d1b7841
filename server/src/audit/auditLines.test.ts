import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { readLines } from './auditLines.ts';
import { createAuditLog, type NewAuditEntry } from './auditLog.ts';

const ann = { id: 'op1', name: 'Ann' };
const bob = { id: 'op2', name: 'Bob' };

function openLog() {
  const audit = createAuditLog(createMemoryStore().audit, { now: () => 1000 });
  const asked = (action: string, more: Partial<NewAuditEntry> = {}) =>
    audit.write({ operator: ann, action, subject: null, outcome: 'asked', of: null, details: {}, ...more });
  const ended = (of: number, action: string, more: Partial<NewAuditEntry> = {}) =>
    asked(action, { outcome: 'done', of, ...more });
  const numbers = async (query: Parameters<typeof readLines>[1] = {}) =>
    (await readLines(audit, query)).lines.map(({ first, last }) => [first.number, last?.number]);
  return { audit, asked, ended, numbers };
}

test('what was asked for and what came of it are one line, also where others were at work meanwhile', async () => {
  const { asked, ended, numbers } = openLog();
  const slow = await asked('session.refund');
  const quick = await asked('partner.create', { operator: bob });
  await ended(quick, 'partner.create', { operator: bob });
  await ended(slow, 'session.refund', { outcome: 'failed', details: { code: 'refund_done' } });
  await asked('auth.sign-in', { outcome: 'done' });
  expect(await numbers()).toEqual([
    [5, undefined],
    [2, 3],
    [1, 4],
  ]);
});

test('an action without a known outcome is a line of its own', async () => {
  const { asked, numbers } = openLog();
  await asked('session.erase');
  expect(await numbers()).toEqual([[1, undefined]]);
});

test('lines are filtered by action, operator, subject and any of their words', async () => {
  const { asked, ended, numbers } = openLog();
  await ended(await asked('partner.create', { subject: 'acme' }), 'partner.create', { subject: 'acme' });
  const refund = await asked('session.refund', { operator: bob, subject: '1767225600000-k3v9x2m8q1' });
  await ended(refund, 'session.refund', { details: { checkout: 'cs_test_Abc', amountMinor: 100 } });
  expect(await numbers({ action: 'partner.create' })).toEqual([[1, 2]]);
  expect(await numbers({ operator: 'op2' })).toEqual([[3, 4]]);
  expect(await numbers({ subject: 'acme' })).toEqual([[1, 2]]);
  for (const text of ['cs_test_abc', 'BOB', 'refund', '1767225600000'])
    expect(await numbers({ text }), text).toEqual([[3, 4]]);
  expect(await numbers({ text: 'nothing of it' })).toEqual([]);
  expect(await numbers({ action: 'partner.create', operator: 'op2' })).toEqual([]);
});

test('pages follow each other without a gap, and a pair is torn apart by none', async () => {
  const { audit, asked, ended } = openLog();
  const all: number[] = [];
  for (let count = 0; count < 120; count += 1) all.unshift(await asked('partner.create'));
  for (const number of [...all].reverse()) await ended(number, 'partner.create');
  const seen: number[] = [];
  let before: string | undefined;
  do {
    const { lines, next } = await readLines(audit, before === undefined ? {} : { before });
    expect(lines.every(({ last }) => last !== null)).toBe(true);
    seen.push(...lines.map(({ first }) => first.number));
    before = next === null ? undefined : String(next);
  } while (before !== undefined);
  expect(seen).toEqual(all);
});

test('a filter with few matches reads a limited number at a time, and continues from there', async () => {
  const { audit, asked } = openLog();
  await asked('partner.create', { subject: 'first' });
  for (let count = 0; count < 2100; count += 1) await asked('auth.sign-in', { outcome: 'done' });
  const page = await readLines(audit, { subject: 'first' });
  expect(page).toEqual({ lines: [], next: 102, searchedTo: 102 });
  const older = await readLines(audit, { subject: 'first', before: String(page.next) });
  expect(older.lines.map(({ first }) => first.number)).toEqual([1]);
  expect(older.next).toBeNull();
});
