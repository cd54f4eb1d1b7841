import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { first as en } from '../../packages/iq-test/src/i18n/locales/en/first.ts';
import { ProgressBar } from '../../packages/iq-test/src/ui/ProgressBar.tsx';

const meta = preview.meta({
  title: 'UI/ProgressBar',
  component: ProgressBar,
  parameters: notes({
    dos: [
      'Write the same in words beside it: “Question 3 of 20”.',
      'Give `valueText` where the number alone means little.',
    ],
    donts: [
      'Do not use it for time: `Timer` says how much is left.',
      'Do not use it for work whose end is not known: it has no state for that.',
    ],
    anatomy: [
      [
        'Track',
        'A hairline-colored bar of 4 px height, as wide as its container. The part is both.',
        'progress',
      ],
      ['Value', 'The same bar in the accent color, up to the share that is done.'],
    ],
    accessibility: [
      'A progressbar with a name, a range and a value; valueText is said instead of the bare number.',
      'Decoration for the eye: what it shows stands beside it in words, so its color need not carry anything.',
      'It grows from the side on which reading begins, and its colors give way to those of the system in forced colors.',
    ],
    spoken: [
      '“Progress through the questions, progress bar, Question 3 of 20”, where the label and `valueText` are these.',
    ],
    keyboard: [],
  }),
  args: { value: 3, max: 20, label: en.runner.progress, valueText: 'Question 3 of 20' },
});

const filled = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('rect:last-child')?.getAttribute('width');

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress through the questions' });
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '20');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Question 3 of 20');
    await expect(filled(canvasElement)).toBe('15%');
  },
});

export const NotBegun = meta.story({
  args: { value: 0, valueText: 'Not begun' },
  play: async ({ canvasElement }) => expect(filled(canvasElement)).toBe('0%'),
});

export const AtTheEnd = meta.story({
  args: { value: 20, valueText: 'Question 20 of 20' },
  play: async ({ canvasElement }) => expect(filled(canvasElement)).toBe('100%'),
});

export const NothingToDo = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: () => <ProgressBar value={0} max={0} label="Progress" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(filled(canvasElement)).toBe('0%');
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext');
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
