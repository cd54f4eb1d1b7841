import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readDocument } from '../store/collection.ts';
import { createRecord, RECORD_ID } from '../testing/records.ts';
import { testSessionRecords } from './record.ts';

const { parts } = testSessionRecords;
if (!parts) throw new Error('A test session is kept in one file.');
const { fixed, changing } = parts;

const record = createRecord();
const without = (list: readonly unknown[]) => list.slice(1);

test.each([
  ['a half finish', { finish: { finishedAt: 1 } }],
  ['an answer below unanswered', { answers: record.answers.map(() => -2) }],
  ['the secret in place of its hash', { tokenHash: 'x'.repeat(44) }],
  ['no questions', { questions: [], optionOrder: [], answers: [], flags: [], seqs: [], viewCounts: [] }],
  ['too few orders of options', { optionOrder: without(record.optionOrder) }],
])('a stored session with %s is refused', (_, changes) => {
  const text = JSON.stringify({ ...record, ...changes });
  expect(() => readDocument(testSessionRecords, RECORD_ID, text)).toThrow();
});

// the second file is written alone, so its own check must detect what makes the whole unreadable
test.each(['answers', 'flags', 'seqs', 'viewCounts', 'spentMs'] as const)(
  'too few %s are refused, as a whole and in the file of what changes',
  (name) => {
    const short = { ...record, [name]: without(record[name]) };
    expect(() => readDocument(testSessionRecords, RECORD_ID, JSON.stringify(short))).toThrow();
    expect(v.is(changing, record)).toBe(true);
    expect(v.is(changing, short)).toBe(false);
  },
);

test('what was stored before times and repeats were kept is read as a first attempt without times', () => {
  const { spentMs, viewing, isRepeat, ...older } = record;
  expect([spentMs.length, viewing, isRepeat]).toEqual([record.questions.length, null, false]);
  expect(readDocument(testSessionRecords, RECORD_ID, JSON.stringify(older))).toEqual({
    ...older,
    spentMs: [],
    viewing: null,
    isRepeat: false,
  });
});

test('the two files hold every field of a session, each field in one of them', () => {
  const [kept, changed] = [fixed, changing].map((schema) =>
    Object.keys(v.parse(v.record(v.string(), v.unknown()), v.parse(schema, record))),
  );
  expect([...(kept ?? []), ...(changed ?? [])].sort()).toEqual(Object.keys(record).sort());
});

test('a session of a newer version is read with the fields that this one does not know, and none is made with them', () => {
  const newer = { ...record, note: 'x' };
  expect(readDocument(testSessionRecords, RECORD_ID, JSON.stringify(newer))).toEqual(newer);
  expect(v.is(testSessionRecords.schema, record)).toBe(true);
  expect(v.is(testSessionRecords.schema, newer)).toBe(false);
});
