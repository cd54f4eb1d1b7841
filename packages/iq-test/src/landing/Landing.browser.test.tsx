import { brand } from '@quotient/contract/brand';
import { type QuestionSetName, questionSets } from '@quotient/contract/questionSets';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { englishI18n } from '../i18n/english.fixture.ts';
import { IqTestProvider } from '../ui/IqTestProvider.tsx';
import { anewForEachTest, root } from '../ui/inPage.fixture.ts';
import { Landing } from './Landing.tsx';

anewForEachTest();

const nothing = () => {};
const show = (set: QuestionSetName | undefined) =>
  flushSync(() =>
    root.render(
      <IqTestProvider i18n={englishI18n}>
        <Landing
          brand={brand}
          set={set}
          timeFactor={1}
          onTimeFactorChange={nothing}
          onStart={nothing}
          starting={false}
        />
      </IqTestProvider>,
    ),
  );

test.each([
  [undefined, ['20 Diverse Questions', '25-Minute Timer', '25:00', '50:00']],
  ['visual', ['40 Diverse Questions', '50-Minute Timer', '50:00', '100:00']],
  ['extended', ['70 Diverse Questions', '87.5-Minute Timer', '87:30', '175:00']],
] as const)('the landing page of the set %s says its questions and its time', async (set, texts) => {
  show(set);
  for (const text of texts) await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
});

test.each(questionSets)('the landing page of the set %s claims what holds for it', async (set) => {
  show(set);
  const hasFiguresOnly = set === 'visual' || set === 'fresh';
  const isThere = (name: string) => page.getByRole('heading', { name }).query() !== null;
  await expect.element(page.getByRole('heading', { name: 'What to Expect' })).toBeVisible();
  expect(isThere('Six types of question')).toBe(!hasFiguresOnly);
  expect(page.getByText('Figures, series, words').query() !== null).toBe(!hasFiguresOnly);
  // how many abilities a set is about is said where it is all of them
  expect(page.getByText('five abilities').query() !== null).toBe(!hasFiguresOnly);
  expect(page.getByText('an analysis by ability').query()).not.toBeNull();
  expect(page.getByText('evenly').query()).toBeNull();
  // everyone has other questions there
  expect(isThere('Standardized procedure')).toBe(set !== 'fresh');
});
