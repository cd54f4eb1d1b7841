import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { SetSummary } from './SetSummary.tsx';
import { statisticsOf } from './statistics.fixture.ts';

anewForEachTest();

test('numbers stand with their unit and their interval, and with the tests that were left out and why', async () => {
  const leftOut = { unfinished: 1200, repeated: 0, tooFast: 3, otherQuestions: 0 };
  show(<SetSummary statistics={statisticsOf({ leftOut })} />);
  await expect.element(page.getByText('Left out: 1,200 not finished, 3 too fast')).toBeVisible();
  await expect.element(page.getByText('right of 40 questions')).toBeVisible();
  await expect.element(page.getByText('95 % interval 0.75 to 0.85')).toBeVisible();
});

test('with too few cases coefficients are not given', async () => {
  const none = { mean: null, deviation: null, reliability: null, standardError: null };
  show(<SetSummary statistics={statisticsOf({ cases: 3, ...none })} />);
  await expect.poll(() => page.getByText('not given').elements().length).toBe(4);
  await expect.element(page.getByText('Left out:')).not.toBeInTheDocument();
});
