import { expect, test } from 'vitest';
import { anewForEachTest, show, textsOf } from '../ui/inPage.fixture.ts';
import { ScoreExplanation, type ScoreExplanationProps } from './ScoreExplanation.tsx';

anewForEachTest();

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
