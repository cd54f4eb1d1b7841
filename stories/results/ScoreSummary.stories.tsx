import { testResults } from '@quotient/fixtures';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ScoreSummary } from '../../packages/iq-test/src/results/ScoreSummary.tsx';

const meta = preview.meta({
  title: 'Results/ScoreSummary',
  component: ScoreSummary,
  parameters: notes({
    dos: [
      'Put it first: it answers what the visitor came for.',
      'Leave the label to the server: it says when there is one.',
    ],
    donts: [
      'Do not show the number without curve and interval: it would look more exact than it is.',
      'Do not compare it with other tests: the table is of this one.',
    ],
    anatomy: [
      [
        'Score',
        'The number in the serif at display size, which is the part; the label where there is one, and how far it may be off.',
        'score',
      ],
      ['Percentile', 'The rank, and what it means in a sentence.'],
      ['Curve', 'A `BellCurve`.'],
      ['Figures', 'Right answers, average and times, as terms and values.'],
    ],
    accessibility: [
      'Score and percentile are regions named by their headings; the figures below are a list of terms and values.',
      'The curve is one image with a description that holds the same numbers.',
      'The percentile is also said as a sentence.',
    ],
    spoken: [
      '“Estimated IQ score, region”, the number, the label, the interval as a sentence.',
      '“Percentile, region”, the number and the sentence; the curve; the figures term by term.',
    ],
    keyboard: [],
  }),
  args: { results: testResults.iq131 },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-iq]')).toHaveAttribute('data-iq', '131');
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score131Very SuperiorYour true value lies between 120 and 145 in about two of three cases\.$/,
    );
    await expect(canvas.getByRole('region', { name: 'Percentile' })).toHaveTextContent(
      'Higher than about 97.5% of people, by the table of this test.',
    );
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Bell curve of the IQ scale. The average is 100. Your score is 131. A strip from 120 to 145 holds your true value in about two of three cases.',
    );
  },
});

export const TooLowForALabel = meta.story({
  args: { results: testResults.iq94 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score94Your true value/,
    );
  },
});

const { interval: _, ...withoutInterval } = testResults.iq131;

export const WithoutAnInterval = meta.story({
  args: { results: withoutInterval },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estimated IQ score' })).toHaveTextContent(
      /^Estimated IQ score131Very Superior$/,
    );
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/in the band from 130 to 139\.$/);
  },
});

export const DoubleTime = meta.story({
  args: { results: testResults.timeUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50:00 (2×)')).toBeVisible();
  },
});

export const German = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { results: { ...testResults.iq131, timeFactor: 1.5, durationSeconds: 2250 } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prozentrang' })).toHaveTextContent('97,5');
    await expect(canvas.queryByText(/97\.5/)).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent(/^37:30 \(1,5/);
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
