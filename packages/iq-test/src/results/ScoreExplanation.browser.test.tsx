import type { TestResults } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, show, textsOf } from '../ui/inPage.fixture.ts';
import { ScoreExplanation, type ScoreExplanationProps } from './ScoreExplanation.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

const explain = (changes: Partial<TestResults>) => (
  <ScoreExplanation results={{ ...testResults, ...changes }} statedRange={{ low: 85, high: 150 }} />
);

test.each([
  [84, true],
  [85, false],
  [150, false],
  [151, true],
])('a score of %i lies outside of the stated range: %s', (iq, isOutside) => {
  show(explain({ iq }));
  expect(textsOf('li')[1]?.includes('The range we state is 85–150.')).toBe(isOutside);
});

test('nothing else of the results is read', () => {
  const results = {
    iq: 100,
    band: { low: 96, high: 104 },
    model: 'seed-1.0',
    scorePercent: 50,
    totalQuestions: 2,
    review: [
      { chosenIndex: 1, correctIndex: 1, points: 5 },
      { chosenIndex: 0, correctIndex: 1, points: 5 },
    ],
  } satisfies ScoreExplanationProps['results'];
  show(<ScoreExplanation results={results} statedRange={{ low: 85, high: 150 }} />);
  expect(textsOf('li')[0]).toMatch(/\b5\b.*\b10\b.*50%/);
});

test('points are counted from the answers, and numbers written as the language writes them', async () => {
  const german = createI18n({ locale: 'de', messages: await loadMessages('de') });
  const answer = { questionIndex: 0, explanation: '', correctIndex: 1, category: 'working-memory' } as const;
  const review = [
    { ...answer, chosenIndex: 1, points: 5 },
    { ...answer, chosenIndex: 0, points: 8 },
    { ...answer, chosenIndex: -1, points: 10 },
  ];
  show(explain({ review, interval: { low: 120, high: 145, standardError: 11.9 } }), german);
  const [points, , , margin] = textsOf('li');
  expect(points).toMatch(/\b5\b.*\b23\b.*91,2\u00a0%/);
  expect(margin).toContain('11,9');
});
