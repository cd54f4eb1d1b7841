import type { CategoryAnalysis } from '@quotient/contract';
import { testResults } from '@quotient/fixtures';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { CategoryChart } from '../../packages/iq-test/src/results/CategoryChart.tsx';
import { defaultBrand } from '../../packages/iq-test/src/theme/brands/default.ts';

const everyOutcome: CategoryAnalysis[] = [
  { category: 'fluid-reasoning', correct: 4, total: 4, percentage: 100, performance: 'Strong' },
  { category: 'quantitative-reasoning', correct: 3, total: 4, percentage: 75, performance: 'Strong' },
  { category: 'crystallized-intelligence', correct: 2, total: 4, percentage: 50, performance: 'Average' },
  {
    category: 'visual-spatial-processing',
    correct: 1,
    total: 4,
    percentage: 25,
    performance: 'Needs Improvement',
  },
  { category: 'working-memory', correct: 0, total: 4, percentage: 0, performance: 'Needs Improvement' },
];

/** `rgb(1, 2, 3)` as browsers report a token. */
function computed(hex: string): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
}

const meta = preview.meta({
  title: 'Results/CategoryChart',
  component: CategoryChart,
  parameters: notes({
    dos: [
      'Put a heading of the second level before it: its rows have headings of the third.',
      'Keep the order of the categories as the server sent them.',
    ],
    donts: [
      'Do not sort by result: a ranking would say more than a few questions can.',
      'Do not show the bars without the counts: a part of a bar is one question.',
    ],
    anatomy: [
      ['Row', 'One ability.'],
      ['Head', 'Its name, and the verdict in a word.'],
      [
        'Bar',
        'One piece for each question: the right ones in the color of the tone, the others like hairlines. The tone is a part beside it.',
        'bar',
      ],
      ['Counts', 'Right answers of all, and the share.'],
      ['Text', 'What the ability is about, and how it went.'],
    ],
    accessibility: [
      'A list with one entry and one heading per ability.',
      'The verdict is a word and the count is text; the bar repeats them and is hidden from screen readers.',
      'Forced colors outline the parts of a bar, so that right and missed stay apart.',
    ],
    spoken: [
      '“Fluid Reasoning, heading level 3”, then verdict, “3 of 4”, “75%” and the text; the bar is silent.',
    ],
    keyboard: [],
  }),
  args: { categories: testResults.iq131.categories },
});

export const Default = meta.story({});

export const EveryOutcome = meta.story({
  args: { categories: everyOutcome },
  globals: { theme: 'light' },
  play: async ({ canvas, canvasElement }) => {
    const { success, warningFill, alert } = defaultBrand.light;
    const fills = [...canvasElement.querySelectorAll('[data-bar]')].map((bar) => getComputedStyle(bar).fill);
    await expect(fills).toEqual([success, success, warningFill, alert, alert].map(computed));
    await expect(canvas.getAllByText('Strong')).toHaveLength(2);
    await expect(canvas.getAllByText('Average')).toHaveLength(1);
    await expect(canvas.getAllByText('Needs Improvement')).toHaveLength(2);
    for (const count of [4, 3, 2, 1, 0]) await expect(canvas.getByText(`${count} of 4`)).toBeVisible();
  },
});

export const OtherCountsInGerman = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  globals: { locale: 'de' },
  args: {
    categories: [
      { category: 'working-memory', correct: 2, total: 3, percentage: 66.7, performance: 'Average' },
      { category: 'fluid-reasoning', correct: 0, total: 1, percentage: 0, performance: 'Needs Improvement' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map(({ dataset }) => dataset.category)).toEqual(['working-memory', 'fluid-reasoning']);
    await expect(rows[0]?.textContent).toContain('66,7\u00a0%');
    // one part for each question, the wrong ones last, over the whole width
    const parts = [...canvasElement.querySelectorAll('rect')];
    await expect(parts.map((part) => part.hasAttribute('data-missed'))).toEqual([false, false, true, true]);
    const sizeOf = (name: string) => Number.parseFloat(parts[2]?.getAttribute(name) ?? '');
    await expect(sizeOf('x') + sizeOf('width')).toBeCloseTo(100, 9);
    await expect(parts[3]).toHaveAttribute('width', '100%');
  },
});

export const RightToLeft = meta.story({ args: { categories: everyOutcome }, globals: { locale: 'ar' } });

export const Narrow = meta.story({
  args: { categories: everyOutcome },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Dark = meta.story({ args: { categories: everyOutcome }, globals: { theme: 'dark' } });
