import { getQuestionSet } from '@quotient/server/bank/bank';
import type { UnsolvedQuestion } from '@quotient/server/bank/verify/proof';
import { expect, test } from 'vitest';
import { meaningsIn, readFrom, stepsIn, takingAsRead } from './textMeanings.ts';

const [first] = getQuestionSet('main') ?? [];
/** A question with this text. */
function saying(question: string): UnsolvedQuestion {
  if (!first) throw new Error('The main set is empty.');
  return { ...first, question };
}

test('phrases are read in the order of the text, each time that they are there', () => {
  expect(meaningsIn('left, right, left', { right: 1, left: -1 })).toEqual([-1, 1, -1]);
});

test('a text that lacks a phrase is refused', () => {
  expect(() => meaningsIn('left, left', { right: 1, left: -1 })).toThrow('does not say "right"');
});

test('steps are read without their numbers, which must be those of their order', () => {
  expect(stepsIn(saying('Do this:\n1. Sit down.\n2. Get up.'))).toEqual(['Sit down.', 'Get up.']);
  expect(() => stepsIn(saying('Do this:\n1. Sit down.\n3. Get up.'))).toThrow('numbered otherwise');
});

test('what a pattern looks for is read, and must be there', () => {
  expect(readFrom(saying('It takes 5 hours.'), /takes (\d+) hours/)).toBe('5');
  expect(() => readFrom(saying('It takes long.'), /takes (\d+) hours/)).toThrow('does not say');
});

test('a proof refuses a question that lacks what the proof takes as read', () => {
  const found = { fitting: [2], rules: [] };
  const proof = takingAsRead({ 1: { method: 'none', solve: () => found } }, { 1: ['smallest'] })[1];
  expect(proof?.solve(saying('Which is the smallest?'))).toEqual(found);
  expect(() => proof?.solve(saying('Which is the largest?'))).toThrow('does not say "smallest"');
});
