import { expect, test } from 'vitest';
import { explanationOf } from './explanation.ts';

const question = {
  explanation: 'One more each time.',
  choices: ['{{letter}} has two.', '', '{{letter}} has 5.'],
};
const order = [2, 0, 1];

test('a wrong choice is answered under its letter on the screen', () => {
  expect(explanationOf(question, order, 0)).toBe('One more each time. A has 5.');
  expect(explanationOf(question, order, 1)).toBe('One more each time. B has two.');
});

test('the correct choice and no choice add nothing to the explanation', () => {
  for (const chosenIndex of [2, -1, 9])
    expect(explanationOf(question, order, chosenIndex)).toBe('One more each time.');
});

test('a question of an earlier version keeps its explanation', () => {
  expect(explanationOf({ explanation: 'Add.' }, order, 0)).toBe('Add.');
});
