import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show, textsOf } from '../ui/inPage.fixture.ts';
import { ScoreSummary } from './ScoreSummary.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

test('the score is there as a bare number, and its label only where it is to be shown', () => {
  show(<ScoreSummary results={testResults} />);
  expect(find('[data-iq]').dataset.iq).toBe('134');
  expect(textsOf('section')[0]).toBe('Estimated IQ score134Very Superior');
  show(<ScoreSummary results={{ ...testResults, showLabel: false }} />);
  expect(textsOf('section')[0]).toBe('Estimated IQ score134');
});

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

test('numbers are written as the language writes them', async () => {
  const german = createI18n({ locale: 'de', messages: await loadMessages('de') });
  show(<ScoreSummary results={{ ...testResults, timeFactor: 1.5, durationSeconds: 2250 }} />, german);
  expect(textsOf('section')[1]).toContain('97,5');
  expect(textsOf('section')[1]).not.toContain('97.5');
  expect(textsOf('dd').at(-2)).toBe('18:42');
  expect(textsOf('dd').at(-1)).toMatch(/^37:30 \(1,5/);
  expect(place.querySelectorAll('dt')).toHaveLength(4);
});
