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

test('the margin of error is the same two numbers as beside the score, and none beside a warning', () => {
  const results = {
    iq: 100,
    band: { low: 96, high: 104 },
    model: 'seed-1.0',
    scorePercent: 50,
    totalQuestions: 2,
    review: [],
    interval: { low: 91, high: 112, standardError: 7.7 },
  } satisfies ScoreExplanationProps['results'];
  const statedRange = { low: 85, high: 150 };
  show(<ScoreExplanation results={results} statedRange={statedRange} />);
  expect(textsOf('li')[3]).toMatch(/between 91 and 112/);
  expect(textsOf('li').join()).not.toContain('7.7');
  show(<ScoreExplanation results={{ ...results, isTooFast: true }} statedRange={statedRange} />);
  expect(textsOf('li')).toHaveLength(3);
});
