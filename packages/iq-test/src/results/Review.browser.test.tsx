import { fixturePublicQuestions, testResults } from '@quotient/fixtures';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import { Review } from './Review.tsx';

anewForEachTest();

test('a question with figures as options only has no empty column beside them', () => {
  const [text] = fixturePublicQuestions;
  if (!text) throw new Error('The fixture set is empty.');
  const options = ['square', 'circle', 'triangle'];
  const visualPattern = { type: 'illustration' as const, optionShapes: options };
  const question = { ...text, options, visualPattern };
  const results = testResults.iq131;
  const review = results.review.slice(0, 1).map((answer) => ({ ...answer, questionIndex: 0 }));
  flushSync(() =>
    root.render(
      <IqTestProvider i18n={englishI18n}>
        <Review results={{ ...results, review }} questions={[question]} shapes={new Map()} />
      </IqTestProvider>,
    ),
  );
  const details = document.querySelector('details');
  if (details) details.open = true;
  const list = details?.querySelector('ol')?.getBoundingClientRect();
  const explanation = details?.lastElementChild?.lastElementChild?.getBoundingClientRect();
  expect(list?.width).toBeGreaterThan(0);
  expect(list?.left).toBe(explanation?.left);
});
