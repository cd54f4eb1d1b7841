import { expect, test } from 'vitest';
import { anewForEachTest, show, textsOf } from '../ui/inPage.fixture.ts';
import { ScoreSummary } from './ScoreSummary.tsx';

anewForEachTest();

test('nothing else of the results is read', () => {
  show(
    <ScoreSummary
      results={{
        iq: 100,
        band: { low: 96, high: 104 },
        averageIq: 100,
        percentile: 50,
        showLabel: false,
        label: 'Average',
        totalCorrect: 10,
        totalQuestions: 20,
        timeUsedSeconds: 600,
        durationSeconds: 1500,
        timeFactor: 1,
      }}
    />,
  );
  expect(textsOf('dd')).toEqual(['10 of 20', '100', '10:00', '25:00 (1×)']);
});
