import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { standing } from './runnerView.ts';

test('what follows from place, answers and marks follows each of them', () => {
  const answers = signal<readonly number[]>([2, -1, 0]);
  const flags = signal<readonly boolean[]>([false, true]);
  const index = signal(0);
  const { selectedIndex, isFlagged, isFirst, isLast, unansweredCount } = standing({ answers, flags }, index);
  const now = () => [selectedIndex, isFlagged, isFirst, isLast, unansweredCount].map(({ value }) => value);
  expect(now()).toEqual([2, false, true, false, 1]);
  index.value = 1;
  expect(now()).toEqual([-1, true, false, false, 1]);
  index.value = 2; // the marks are fewer than the questions
  answers.value = [-1, -1, -1];
  expect(now()).toEqual([-1, false, false, true, 3]);
  index.value = 9; // beyond the questions
  expect(now()).toEqual([-1, false, false, false, 3]);
});
