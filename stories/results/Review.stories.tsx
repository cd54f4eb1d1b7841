import type { ReviewedAnswer, TestResults } from '@quotient/contract';
import { fixturePublicQuestions, testResults } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Review } from '../../packages/iq-test/src/results/Review.tsx';

/** A right answer to figures, a wrong one to a series, and numbers in triangles left out. */
const oneOfEach: TestResults = {
  ...testResults.iq62,
  review: [...testResults.iq62.review.slice(0, 2), ...testResults.iq96.review.slice(17, 18)],
};
/** An answer to a question that is not there. */
const lost = { ...oneOfEach.review.slice(0, 1)[0], questionIndex: 70 } as ReviewedAnswer; // all but its place is whole

/** A question and a solution as long as an author could make them. */
const longWords: TestResults = {
  ...oneOfEach,
  review: oneOfEach.review.slice(1, 2).map((answer) => ({
    ...answer,
    explanation: [
      'Look at two neighbors first: 6 is twice 3, 12 is twice 6, and 24 is twice 12. One step is enough for a guess, three steps make a rule.',
      'Differences lead to the same place by another way: 3, 6, 12 double as well, so the next difference is 24.',
      '24 + 24 = 48.',
    ].join('\n'),
  })),
};
const longQuestions = fixturePublicQuestions.map((question) => ({
  ...question,
  question: `A gardener notes how many seeds have sprouted at the end of each week, and finds that the numbers follow a simple rule that holds from the first week on. ${question.question}`,
  options: question.options.map(
    (option) => `${option}, if the rule holds for one more week as it did before`,
  ),
}));

const meta = preview.meta({
  title: 'Results/Review',
  component: Review,
  parameters: notes({
    dos: [
      'Pass the questions in the order of the session: answers refer to their places.',
      'Leave the solutions closed at first: twenty open ones are hard to find a way through.',
    ],
    donts: [
      'Do not show it to anyone who has not paid: it holds the key.',
      'Do not mark right and wrong by color alone in your own styles.',
    ],
    anatomy: [
      ['Head', 'Heading, lead, and a button that opens or closes all.'],
      [
        'Group',
        'Incorrect answers, unanswered questions, correct answers: each with a heading and its count.',
      ],
      ['Entry', 'One question; how it went is a part beside it: `::part(entry incorrect)`.', 'entry'],
      ['Summary', 'Number, question, how it went, and a chevron.'],
      ['Figure', 'A `QuestionFigure`, where the question has one.'],
      ['Options', 'With letters; the right one and the visitor’s own are marked in words.'],
      ['Explanation', 'The way to the answer.'],
    ],
    accessibility: [
      'A region named by its heading, with a list for each group that has one native disclosure per question.',
      'How an answer went is a word beside an icon, never a color alone.',
      'Options stand in an ordered list with the letters they had in the test; figures have a description in the visitor’s language.',
    ],
    spoken: [
      '“1, the question, Correct, disclosure, collapsed”.',
      'Inside: each option with “Your answer, right”, “Right answer” or “Your answer” after it, then the explanation.',
    ],
    keyboard: [
      ['Tab', 'Goes to “Show all”, then from question to question.'],
      ['Enter, Space', 'Open or close the solution in focus, or all of them.'],
    ],
  }),
  args: { results: oneOfEach, questions: fixturePublicQuestions, shapes: mockShapes },
});

export const Default = meta.story({
  args: { results: testResults.iq131 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Every question, explained' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(20);
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
    await expect(canvas.getAllByText('Correct')).toHaveLength(19);
    await expect(canvas.getAllByText('Incorrect')).toHaveLength(1);
  },
});

/** Opens every solution, in whatever language. */
async function openAll({
  canvas,
  canvasElement,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvasElement.querySelector('details:not([open])')).toBeNull();
}

export const RightWrongAndLeftOut = meta.story({
  args: { results: { ...oneOfEach, review: [...oneOfEach.review, lost] } },
  play: async (context) => {
    await openAll(context);
    const all = (selector: string) => [...context.canvasElement.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
    await expect(texts('section section > h3')).toEqual([
      'Incorrect answers 1',
      'Unanswered questions 1',
      'Correct answers 1',
    ]);
    await expect(texts('summary > span:first-child')).toEqual(['2', '18', '1']);
    await expect(all('section > ol > li').map((item) => (item as HTMLLIElement).value)).toEqual([2, 18, 1]);
    const outcomes = (selector: string) => all(selector).map(({ dataset }) => dataset.outcome);
    await expect(outcomes('summary [data-outcome]')).toEqual(['incorrect', 'unanswered', 'correct']);
    for (const { questionIndex, chosenIndex, correctIndex } of oneOfEach.review) {
      const entry = all('section > ol > li').find(
        (item) => (item as HTMLLIElement).value === questionIndex + 1,
      );
      const marks = [...(entry?.querySelectorAll<HTMLElement>('details li') ?? [])].map(
        ({ dataset }) => dataset.outcome,
      );
      const expected = marks.map((_, index) => {
        if (index === correctIndex) return 'correct';
        return index === chosenIndex ? 'incorrect' : undefined;
      });
      await expect(marks).toEqual(expected);
    }
    const [wrong, leftOut, right] = [...context.canvasElement.querySelectorAll('details')].map((entry) =>
      within(entry),
    );
    await expect(right?.getByText('Your answer, right')).toBeVisible();
    await expect(right?.getByText('5 of 5 points')).toBeVisible();
    await expect(wrong?.getByText('Your answer')).toBeVisible();
    await expect(wrong?.getByText('Right answer')).toBeVisible();
    await expect(wrong?.getByText('0 of 7 points')).toBeVisible();
    await expect(leftOut?.getByText(/You did not answer this question\./)).toBeVisible();
    await expect(leftOut?.getByText(/^0 of \d+ points$/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Hide all' })).toBeVisible();
  },
});

export const OneSolutionOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which number comes next? 3, 6, 12, 24, …'));
    await expect(canvas.getByText('Each number is twice the one before it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

export const OpenedOneByOne = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) {
      await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
      await userEvent.click(summary);
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide all' }));
    await expect(await canvas.findByRole('button', { name: 'Show all' })).toBeVisible();
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});

export const NothingToList = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { results: { ...oneOfEach, review: [lost] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('h2, button, details')).toBeNull();
  },
});

const figures = ['square', 'circle', 'triangle'];

/** Has no empty column beside its options. */
export const FiguresAsOptionsOnly = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: {
    results: { ...oneOfEach, review: oneOfEach.review.slice(0, 1) },
    questions: fixturePublicQuestions.map((question) => ({
      ...question,
      options: figures,
      visualPattern: { type: 'illustration', optionShapes: figures },
    })),
  },
  play: async (context) => {
    await openAll(context);
    const list = context.canvasElement.querySelector('details ol')?.getBoundingClientRect();
    const explanation = context.canvasElement
      .querySelector('details')
      ?.lastElementChild?.lastElementChild?.getBoundingClientRect();
    await expect(list?.width).toBeGreaterThan(0);
    await expect(list?.left).toBe(explanation?.left);
  },
});

export const LongText = meta.story({
  args: { results: longWords, questions: longQuestions },
  play: openAll,
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: openAll });

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: openAll,
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: openAll });
