import { expect, test } from 'vitest';
import { readJob, runBoxes, shortestMinutes } from './jobSchedule.ts';

const described =
  'P takes 15 minutes. Q takes 10 minutes; an arrow leads to it from P. R takes 5 minutes; arrows lead to it from P and Q.';

test('a described job has its minutes and its arrows', () => {
  expect([...readJob(described)]).toEqual([
    ['P', { minutes: 15, after: [] }],
    ['Q', { minutes: 10, after: ['P'] }],
    ['R', { minutes: 5, after: ['P', 'Q'] }],
  ]);
});

test.each([
  ['a chain takes as long as all of it, however many people there are', described, 3, 30],
  ['alone, one does one step after the other', 'P takes 15 minutes. Q takes 10 minutes.', 1, 25],
  ['two do two steps at once', 'P takes 15 minutes. Q takes 10 minutes.', 2, 15],
  [
    'nobody shares a step: three equal ones take two as long as two of them',
    'P takes 10 minutes. Q takes 10 minutes. R takes 10 minutes.',
    2,
    20,
  ],
  [
    'what others wait for is best done first',
    'P takes 5 minutes. Q takes 5 minutes. R takes 5 minutes. S takes 10 minutes; an arrow leads to it from R.',
    2,
    15,
  ],
])('%s', (_, text, people, minutes) => {
  expect(shortestMinutes(readJob(text), people)).toBe(minutes);
});

test('boxes are set, added to and swapped in the order of the text', () => {
  expect(
    Object.fromEntries(runBoxes('P = 3, Q = 5.\n1. P becomes P + Q.\n2. P and Q swap.\n3. P becomes P + 2.')),
  ).toEqual({
    P: 7,
    Q: 8,
  });
});
