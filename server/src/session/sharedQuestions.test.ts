import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createFreshRecord, createRecord, RECORD_ID } from '../testing/records.ts';

const ANOTHER_ID = '1767225600001-k3v9x2m8q1';
const countOf = (texts: Map<string, string>, name: string) =>
  [...texts.keys()].filter((key) => key.startsWith(`${name}/`)).length;

function open(texts = new Map<string, string>()) {
  return { texts, ...createMemoryStore(texts) };
}

test('a test takes less than 2 kB, and its questions are stored once for all tests', async () => {
  const { texts, testSessions } = open();
  for (const id of [RECORD_ID, ANOTHER_ID]) await testSessions.create(id, createRecord(id));
  expect(texts.get(`test-sessions/${RECORD_ID}`)?.length).toBeLessThan(2000);
  expect(countOf(texts, 'questions')).toBe(createRecord().questions.length);
  const [hash] = JSON.parse(texts.get(`test-sessions/${RECORD_ID}`) ?? '{}').questions;
  expect(JSON.parse(texts.get(`questions/${hash}`) ?? '{}').question).toEqual(createRecord().questions[0]);
});

test('a changed word or another key is another question', async () => {
  const { texts, testSessions } = open();
  const [first, ...others] = createRecord().questions;
  if (!first) throw new Error('The fixture has no question.');
  for (const [i, changes] of [
    {},
    { question: 'Another?' },
    { correct: first.correct === 0 ? 1 : 0 },
  ].entries())
    await testSessions.create(`176722560000${i}-k3v9x2m8q1`, {
      ...createRecord(`176722560000${i}-k3v9x2m8q1`),
      questions: [{ ...first, ...changes }, ...others],
    });
  expect(countOf(texts, 'questions')).toBe(others.length + 3);
  expect((await testSessions.get('1767225600001-k3v9x2m8q1'))?.questions[0]?.question).toBe('Another?');
});

test('after a restart, a test is read, changed and removed by what it was asked', async () => {
  const { texts, testSessions } = open();
  await testSessions.create(RECORD_ID, createRecord());
  const stored = texts.get(`test-sessions/${RECORD_ID}`);
  expect(await open(texts).testSessions.get(RECORD_ID)).toEqual(createRecord());
  const changed = await open(texts).testSessions.update(RECORD_ID, (record) => ({
    ...record,
    completedCount: record.questions.length,
  }));
  expect(changed).toEqual({ ...createRecord(), completedCount: createRecord().questions.length });
  expect(JSON.parse(texts.get(`test-sessions/${RECORD_ID}`) ?? '').questions).toEqual(
    JSON.parse(stored ?? '').questions,
  );
  const isAsked = ({ questions }: { questions: readonly object[] }) => 'correct' in (questions[0] ?? {});
  expect(await open(texts).testSessions.remove(RECORD_ID, (record) => !isAsked(record))).toBe(false);
  expect(await open(texts).testSessions.remove(RECORD_ID, isAsked)).toBe(true);
});

test('questions that were made for one test are part of it, and leave with it', async () => {
  const { texts, testSessions } = open();
  await testSessions.create(RECORD_ID, createFreshRecord());
  expect(countOf(texts, 'questions')).toBe(0);
  expect(await open(texts).testSessions.get(RECORD_ID)).toEqual(createFreshRecord());
});

test('a test of an earlier version, with its questions, is read and changed', async () => {
  const { texts, testSessions } = open();
  texts.set(`test-sessions/${RECORD_ID}`, JSON.stringify({ ...createRecord(), schemaVersion: 5 }));
  await testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 2 }));
  expect(await testSessions.get(RECORD_ID)).toEqual({ ...createRecord(), completedCount: 2 });
});

test('a test whose question is missing or damaged is no damaged test, and is right again with the question', async () => {
  const { texts, testSessions } = open();
  await testSessions.create(RECORD_ID, createRecord());
  const [key] = [...texts.keys()].filter((name) => name.startsWith('questions/'));
  if (!key) throw new Error('No question is stored.');
  const text = texts.get(key) ?? '';
  const refusal = { code: 'storage_failed', cause: { message: expect.stringContaining(key.slice(10)) } };
  for (const damage of [() => texts.delete(key), () => texts.set(key, text.slice(0, 40))]) {
    damage();
    const again = open(texts).testSessions;
    await expect(again.get(RECORD_ID)).rejects.toMatchObject(refusal);
    const change = again.update(RECORD_ID, (record) => ({ ...record, completedCount: 1 }));
    await expect(change).rejects.toMatchObject(refusal);
    // the next test that shows it stores it again
    await again.create(ANOTHER_ID, createRecord(ANOTHER_ID));
    expect(await again.get(RECORD_ID)).toEqual(createRecord());
    expect(texts.get(key)).toBe(text);
    await again.remove(ANOTHER_ID);
  }
});

test('a store that has lost questions gets them again within a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { texts, testSessions } = open();
  const start = (id: string) => testSessions.create(id, createRecord(id));
  await start(RECORD_ID);
  for (const key of [...texts.keys()]) if (key.startsWith('questions/')) texts.delete(key);
  await start('1767225600002-k3v9x2m8q1');
  expect(countOf(texts, 'questions')).toBe(0);
  vi.advanceTimersByTime(60_001);
  await start(ANOTHER_ID);
  expect(await open(texts).testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('no test is stored before its questions are, and a failure is tried again', async () => {
  const texts = new Map<string, string>();
  let isFull = true;
  const set = vi.spyOn(texts, 'set').mockImplementation((key, text) => {
    if (isFull && key.startsWith('questions/')) throw new Error('full');
    return Map.prototype.set.call(texts, key, text);
  });
  const { testSessions } = open(texts);
  await expect(testSessions.create(RECORD_ID, createRecord())).rejects.toBeInstanceOf(ApiError);
  expect(countOf(texts, 'test-sessions')).toBe(0);
  isFull = false;
  expect(await testSessions.create(RECORD_ID, createRecord())).toBe(true);
  const { length } = set.mock.calls;
  await testSessions.create(ANOTHER_ID, createRecord(ANOTHER_ID));
  expect(set.mock.calls.length).toBe(length + 1);
});

test('a test that nothing changed is the same object, and its questions cannot be changed', async () => {
  const { testSessions } = open();
  await testSessions.create(RECORD_ID, createRecord());
  let before: unknown;
  const after = await testSessions.update(RECORD_ID, (record) => {
    before = record;
    return record;
  });
  expect(after).toBe(before);
  const [question] = (await testSessions.get(RECORD_ID))?.questions ?? [];
  expect(() => Object.assign(question ?? {}, { correct: 9 })).toThrow(TypeError);
});
