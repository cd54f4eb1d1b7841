import { expect, test } from 'vitest';
import { addRow, type CountedRow, type Counts, createCounts } from './counts.ts';

const shape = {
  questionCount: 2,
  questions: [
    { id: 1, optionCount: 4, keyIndex: 2 },
    { id: 2, optionCount: 4, keyIndex: 0 },
  ],
};
type Asked = CountedRow['questions'][number];
const asked = (id: number, chosen: number, isCorrect: boolean, rest: Partial<Asked> = {}): Asked => ({
  id,
  chosen,
  isCorrect,
  isViewed: true,
  spentMs: 10_000,
  ...rest,
});
/** A finished first attempt with the first question right and the second one wrong. */
const row = (changes: Partial<CountedRow> = {}): CountedRow => ({
  id: '1767225600000-aaaaaaaaaaaa',
  finishedAt: 1_767_226_000_000,
  isRepeat: false,
  isTooFast: false,
  questions: [asked(1, 2, true), asked(2, 3, false)],
  ...changes,
});
function counted(...rows: CountedRow[]) {
  const counts = createCounts(shape);
  for (const each of rows) addRow(counts, each);
  return counts;
}

test('a case counts in its number of right answers, and each answer at that number', () => {
  const { cases, distribution, questions } = counted(row());
  expect({ cases, distribution }).toEqual({ cases: 1, distribution: [0, 1, 0] });
  // per number of right answers, per option; unanswered at the end
  expect(questions[0]?.chosen[1]).toEqual([0, 0, 1, 0, 0]);
  expect(questions[1]?.chosen[1]).toEqual([0, 0, 0, 1, 0]);
  expect(questions.flatMap(({ chosen }) => [...(chosen[0] ?? []), ...(chosen[2] ?? [])])).not.toContain(1);
});

test('a question that was seen and not answered is omitted, one that was never seen is not reached', () => {
  const seen = row({ questions: [asked(1, 2, true), asked(2, -1, false)] });
  const unseen = row({ questions: [asked(1, 2, true), asked(2, -1, false, { isViewed: false })] });
  const [, second] = counted(seen, unseen, unseen).questions;
  expect(second).toMatchObject({ omitted: 1, notReached: 2 });
  expect(second?.chosen[1]).toEqual([0, 0, 0, 0, 3]);
});

const notCounted: [keyof Counts['leftOut'], Partial<CountedRow>][] = [
  ['unfinished', { finishedAt: null, isRepeat: true, isTooFast: true }],
  ['repeated', { isRepeat: true, isTooFast: true }],
  ['tooFast', { isTooFast: true, questions: [] }],
  ['otherQuestions', { questions: [asked(1, 2, true)] }],
  ['otherQuestions', { questions: [asked(2, 0, true), asked(1, 2, true)] }],
  ['otherQuestions', { questions: [asked(1, 2, true), asked(2, 4, false)] }],
  ['otherQuestions', { questions: [asked(1, 2, false), asked(2, 3, false)] }],
];
test.each(notCounted)(
  'a test is left out as %s by the first reason that fits (row %#)',
  (reason, changes) => {
    const { cases, leftOut, distribution } = counted(row(changes));
    expect(cases).toBe(0);
    expect(distribution).toEqual([0, 0, 0]);
    expect(leftOut).toEqual({ unfinished: 0, repeated: 0, tooFast: 0, otherQuestions: 0, [reason]: 1 });
  },
);
