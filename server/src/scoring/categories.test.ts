import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { analyzeCategories } from './categories.ts';

/** The analysis of a visitor who got exactly the questions with these ids right. */
const analysisOf = (...correctIds: number[]) =>
  analyzeCategories({
    questions: fixtureQuestions,
    answers: fixtureQuestions.map(({ id, correct }) => (correctIds.includes(id) ? correct : -1)),
  });

/** The categories with any right answer, and their numbers. */
const correctOf = (...correctIds: number[]) =>
  analysisOf(...correctIds).flatMap(({ category, correct }) => (correct > 0 ? [[category, correct]] : []));

test('S142: there are five categories of four questions, each with correct, total, percentage and performance', () => {
  expect(analysisOf(1, 2, 3, 5, 6, 9, 17, 18, 19, 20)).toEqual([
    { category: 'fluid-reasoning', correct: 3, total: 4, percentage: 75, performance: 'Strong' },
    { category: 'quantitative-reasoning', correct: 2, total: 4, percentage: 50, performance: 'Average' },
    {
      category: 'crystallized-intelligence',
      correct: 1,
      total: 4,
      percentage: 25,
      performance: 'Needs Improvement',
    },
    {
      category: 'visual-spatial-processing',
      correct: 0,
      total: 4,
      percentage: 0,
      performance: 'Needs Improvement',
    },
    { category: 'working-memory', correct: 4, total: 4, percentage: 100, performance: 'Strong' },
  ]);
});

test.each([
  [0, 'Needs Improvement'],
  [1, 'Needs Improvement'],
  [2, 'Average'],
  [3, 'Strong'],
  [4, 'Strong'],
])('S245: %d of 4 correct is %s', (correct, performance) => {
  const ids = [1, 2, 3, 4].slice(0, correct);
  expect(analysisOf(...ids)[0]).toMatchObject({ correct, performance });
});

test('S247: questions 1 to 4 count for Fluid Reasoning', () =>
  expect(correctOf(1, 2, 3, 4)).toEqual([['fluid-reasoning', 4]]));
test('S248: questions 5 to 8 count for Quantitative Reasoning', () =>
  expect(correctOf(5, 6, 7, 8)).toEqual([['quantitative-reasoning', 4]]));
test('S249: questions 9 to 12 count for Crystallized Intelligence', () =>
  expect(correctOf(9, 10, 11, 12)).toEqual([['crystallized-intelligence', 4]]));
test('S250: questions 13 to 16 count for Visual-Spatial Processing', () =>
  expect(correctOf(13, 14, 15, 16)).toEqual([['visual-spatial-processing', 4]]));
test('S251: questions 17 to 20 count for Working Memory', () =>
  expect(correctOf(17, 18, 19, 20)).toEqual([['working-memory', 4]]));

test('a category without questions is left out', () => {
  const questions = fixtureQuestions.slice(0, 4);
  expect(analyzeCategories({ questions, answers: [0, 0, 0, 0] }).map(({ category }) => category)).toEqual([
    'fluid-reasoning',
  ]);
});
