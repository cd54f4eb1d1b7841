import type { ReviewedAnswer } from '@quotient/contract';
import { expect, test } from 'vitest';
import { testSession } from '../runner/testSession.fixture.ts';
import { groupReview } from './groupReview.ts';

const answer = (questionIndex: number, chosenIndex: number): ReviewedAnswer => ({
  questionIndex,
  chosenIndex,
  correctIndex: 1,
  category: 'working-memory',
  points: 7,
  explanation: 'The way to it.',
});
/** Enough questions for the answers below; which ones does not matter. */
const questions = [...testSession.questions, ...testSession.questions];
const listed = (review: ReviewedAnswer[], count = 6) =>
  groupReview(review, questions.slice(0, count)).map(({ outcome, entries }) => [
    outcome,
    entries.map((entry) => entry.answer.questionIndex),
  ]);

test('incorrect answers come first, then unanswered questions, and each group keeps the order of the test', () => {
  const review = [answer(0, 1), answer(1, 0), answer(2, -1), answer(3, 1), answer(4, 2), answer(5, -1)];
  expect(listed(review)).toEqual([
    ['incorrect', [1, 4]],
    ['unanswered', [2, 5]],
    ['correct', [0, 3]],
  ]);
});

test('a group without an entry is left out, and so is an answer whose question is not given', () => {
  expect(listed([answer(0, 1), answer(1, 1)])).toEqual([['correct', [0, 1]]]);
  expect(listed([answer(1, 0), answer(5, 0)], 2)).toEqual([['incorrect', [1]]]);
  expect(listed([])).toEqual([]);
});

test('the question beside an answer is its own', () => {
  const [group] = groupReview([answer(2, 0)], testSession.questions);
  expect(group?.entries[0]?.question).toBe(testSession.questions[2]);
});
