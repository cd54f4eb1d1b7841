import type { ReviewedAnswer } from '@quotient/contract';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { testSession } from '../runner/testSession.fixture.ts';
import { anewForEachTest, place, press, show, textsOf } from '../ui/inPage.fixture.ts';
import { Review } from './Review.tsx';
import { testResults } from './testResults.fixture.ts';

/** As the browser of all tests asks: what is sent replaces it. */
const lessMovement = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

anewForEachTest();

const answer = (questionIndex: number, chosenIndex: number): ReviewedAnswer => ({
  questionIndex,
  chosenIndex,
  correctIndex: 1,
  category: 'working-memory',
  points: 7,
  explanation: 'The way to it.',
});
const draw = (review: ReviewedAnswer[]) =>
  show(
    <Review
      results={{ ...testResults, review }}
      questions={testSession.questions.slice(0, 3)}
      shapes={new Map()}
    />,
  );
const outcomes = (selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.outcome);

test('each answer is what it was; one whose question is not there is left out', () => {
  draw([answer(0, 1), answer(1, 2), answer(2, -1), answer(3, 1)]);
  expect(outcomes('summary [data-outcome]')).toEqual(['incorrect', 'unanswered', 'correct']);
  expect(outcomes('details li').map((mark) => mark ?? '')).toEqual(
    [
      ['', 'correct', 'incorrect'],
      ['', 'correct', ''],
      ['', 'correct', ''],
    ].flat(),
  );
  expect(textsOf('details p:last-of-type').filter((text) => text.includes('points'))).toEqual([
    '0 of 7 points',
    'You did not answer this question. 0 of 7 points',
    '7 of 7 points',
  ]);
});

test('each group says what it holds and how much, and a question keeps its number', () => {
  draw([answer(0, 1), answer(1, 2), answer(2, -1)]);
  expect(textsOf('section section > h3')).toEqual([
    'Incorrect answers 1',
    'Unanswered questions 1',
    'Correct answers 1',
  ]);
  expect(textsOf('summary > span:first-child')).toEqual(['2', '3', '1']);
  expect([...place.querySelectorAll<HTMLLIElement>('section > ol > li')].map(({ value }) => value)).toEqual([
    2, 3, 1,
  ]);
});

test('nothing is drawn where there is nothing to list', () => {
  draw([answer(3, 1)]);
  expect(place.textContent).toBe('');
});

test('opened one by one, all of them are closed together', async () => {
  draw([answer(0, 1), answer(2, 0)]);
  const opened = () => place.querySelectorAll('details[open]').length;
  const summaries = [...place.querySelectorAll('summary')];
  summaries[0]?.click();
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  summaries[1]?.click();
  await expect.element(page.getByRole('button', { name: 'Hide all' })).toBeVisible();
  press('Hide all');
  await expect.poll(opened).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
});

test('a question with figures as options only has no empty column beside them', () => {
  const [text] = testSession.questions;
  if (!text) throw new Error('The fixture set is empty.');
  const options = ['square', 'circle', 'triangle'];
  const visualPattern = { type: 'illustration' as const, optionShapes: options };
  const question = { ...text, options, visualPattern };
  show(<Review results={{ review: [answer(0, 1)] }} questions={[question]} shapes={new Map()} />);
  const details = document.querySelector('details');
  if (details) details.open = true;
  const list = details?.querySelector('ol')?.getBoundingClientRect();
  const explanation = details?.lastElementChild?.lastElementChild?.getBoundingClientRect();
  expect(list?.width).toBeGreaterThan(0);
  expect(list?.left).toBe(explanation?.left);
});

test('on paper stands what is open, in the same order, and nothing where all is closed', async () => {
  const seen = (selector: string) =>
    [...place.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => each.textContent);
  const media = (name: '' | 'print') =>
    cdp().send('Emulation.setEmulatedMedia', { media: name, features: lessMovement });
  draw([answer(0, 1), answer(1, 2), answer(2, -1)]);
  try {
    await media('print');
    await expect.poll(() => seen('h2')).toEqual([]);
    for (const number of ['1', '2']) {
      const summary = [...place.querySelectorAll('summary')].find(
        ({ firstElementChild }) => firstElementChild?.textContent === number,
      );
      summary?.click();
    }
    await expect.poll(() => seen('summary > span:first-child')).toEqual(['2', '1']);
    expect(seen('h3')).toEqual(['Incorrect answers 1', 'Correct answers 1']);
    expect(seen('button, summary > svg')).toEqual([]);
  } finally {
    await media('');
  }
});
