import { expect, test } from 'vitest';
import { sharedResultRecords } from '../publishing/sharedResultRecord.ts';
import { testSessionRecords } from '../session/record.ts';
import { createRecord, createSharedRecord } from '../testing/records.ts';
import { documentTexts } from './documentTexts.ts';

const record = createRecord();
const fixedNames = Object.keys(testSessionRecords.parts?.fixed.entries ?? {});

test('a new test is two texts, and every field is in one of them', () => {
  const { fixedText, text, fixedNames: names } = documentTexts(testSessionRecords, record, undefined, true);
  expect({ ...JSON.parse(fixedText ?? ''), ...JSON.parse(text) }).toEqual(record);
  expect(Object.keys(JSON.parse(fixedText ?? ''))).toEqual(names);
  expect(JSON.parse(text)).not.toHaveProperty('questions');
});

test('what is changed is one text, without the fields of the other part', () => {
  const known = { document: { ...record, device: 'watch' }, fixedNames: [...fixedNames, 'device'] };
  const next = { ...known.document, completedCount: 3, mood: 'calm' };
  const { fixedText, text } = documentTexts(testSessionRecords, next, known, false);
  expect(fixedText).toBeUndefined();
  expect(JSON.parse(text)).toMatchObject({ completedCount: 3, mood: 'calm' });
  for (const name of known.fixedNames) expect(JSON.parse(text)).not.toHaveProperty(name);
  expect(() => documentTexts(testSessionRecords, { ...next, deadlineAt: 1 }, known, false)).toThrow(
    'deadlineAt never changes.',
  );
});

test('a kind of record without parts is one text, and a new one has only fields that are known', () => {
  const shared = createSharedRecord(1);
  const texts = documentTexts(sharedResultRecords, shared, undefined, true);
  expect([JSON.parse(texts.text), texts.fixedText]).toEqual([shared, undefined]);
  const more = { ...shared, mood: 'calm' };
  expect(() => documentTexts(sharedResultRecords, more, undefined, true)).toThrow();
  expect(JSON.parse(documentTexts(sharedResultRecords, more, undefined, false).text)).toEqual(more);
});
