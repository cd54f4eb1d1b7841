import { brand } from '@quotient/contract/brand';
import { testResults } from '@quotient/fixtures';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ScoreExplanation } from '../../packages/iq-test/src/results/ScoreExplanation.tsx';

const meta = preview.meta({
  title: 'Results/ScoreExplanation',
  component: ScoreExplanation,
  parameters: notes({
    dos: [
      'Show it on the same page as the score.',
      'Pass the range that the brand states elsewhere: a score outside of it is explained.',
    ],
    donts: [
      'Do not shorten the disclaimer.',
      'Do not use it for a score of another model: the steps are those of ours.',
    ],
    anatomy: [
      ['Steps', 'Points, band, number and, with an interval, how far it may be off, as an ordered list.'],
      ['Disclaimer', 'What the score is not.'],
    ],
    accessibility: [
      'An ordered list of steps, each with a heading of the third level: put a second-level heading before it.',
      'Plain sentences with the visitor’s own numbers; lines end after about 62 characters.',
      'What the score is not stands in the text, never only in small print or color.',
    ],
    spoken: ['“List, 4 items”, each with its heading and its sentences, then the disclaimer.'],
    keyboard: [],
  }),
  args: { results: testResults.iq131, statedRange: brand.statedRange },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/You earned 140 of 150 points: 93\.3%\./)).toBeVisible();
    await expect(canvas.getByText(/turns 93\.3% into the band 130–139\.$/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^20 questions are a small sample .* in about two of three cases between 120 and 145\./,
      ),
    ).toBeVisible();
  },
});

const { interval: _, ...withoutInterval } = testResults.iq131;

export const WithoutAnInterval = meta.story({
  args: { results: withoutInterval },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const OutsideTheStatedRange = meta.story({
  args: { results: testResults.iq62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The range we state is 85–150\./)).toBeVisible();
  },
});

export const AtTheEndsOfTheStatedRange = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: ({ results, statedRange }) => (
    <>
      {[84, 85, 150, 151].map((iq) => (
        <ScoreExplanation key={iq} results={{ ...results, iq }} statedRange={statedRange} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const isOutside = canvas
      .getAllByRole('list')
      .map(({ children }) => children[1]?.textContent.includes('The range we state is 85–150.'));
    await expect(isOutside).toEqual([true, false, false, true]);
  },
});

export const CountedFromTheAnswers = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  globals: { locale: 'de' },
  args: {
    results: {
      ...testResults.iq131,
      scorePercent: 91.2,
      review: testResults.iq131.review.slice(0, 3).map((answer, index) => ({
        ...answer,
        chosenIndex: [answer.correctIndex, -1, answer.correctIndex + 1][index] ?? -1,
        points: [5, 8, 10][index] ?? 0,
      })),
    },
  },
  play: async ({ canvas }) => {
    const [points, , , margin] = canvas.getAllByRole('listitem');
    await expect(points?.textContent).toMatch(/\b5\b.*\b23\b.*91,2\u00a0%/);
    await expect(margin).toHaveTextContent('zwischen 120 und 145');
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
