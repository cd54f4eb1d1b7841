import type { ReviewedAnswer } from '@quotient/contract';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { testSession } from '../runner/testSession.fixture.ts';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { Review } from './Review.tsx';
import { testResults } from './testResults.fixture.ts';

/** Setting of all tests' browser, which the emulation replaces. */
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
