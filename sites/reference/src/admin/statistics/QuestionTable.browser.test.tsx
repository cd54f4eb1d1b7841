import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { questionOf, statisticsOf } from './statistics.fixture.ts';

anewForEachTest();
const tooFew = { shareRight: null, discrimination: null, alphaWithout: null, time: null, omitted: 0 };
const statistics = statisticsOf({
  questions: [
    questionOf({ id: 1, ...tooFew, notReached: 0 }),
    questionOf({ id: 2 }),
    questionOf({ id: 3, discrimination: -0.1 }),
  ],
});
const row = page.getByRole('row');

test('each question has its numbers with their ranges, and a dash where none is given', async () => {
  show(<QuestionTable statistics={statistics} caption="All" wayTo={(id) => `/statistics/main/${id}`} />);
  await expect.element(row.nth(1)).toHaveTextContent('Question 1––––00–');
  await expect.element(row.nth(2)).toHaveTextContent('50.0% 45%–55%0.400.8120.5 s 10–4023–');
  const link = page.getByRole('link', { name: 'Question 3' });
  await expect.element(link).toHaveAttribute('href', '/statistics/main/3');
});

test('those that do harm come first where they are sorted by it, those without a number last', async () => {
  show(<QuestionTable statistics={statistics} caption="All" wayTo={String} />);
  await page.getByRole('button', { name: 'Discrimination' }).click();
  await expect.element(row.nth(1)).toHaveTextContent('Question 3');
  await expect.element(row.nth(3)).toHaveTextContent('Question 1');
});
