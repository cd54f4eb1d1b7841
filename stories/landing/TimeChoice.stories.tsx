import type { TimeFactor } from '@quotient/contract';
import { testSessions } from '@quotient/fixtures';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { TimeChoice } from '../../packages/iq-test/src/timer/TimeChoice.tsx';

const meta = preview.meta({
  title: 'Landing/TimeChoice',
  component: TimeChoice,
  parameters: notes({
    dos: [
      'Offer it before the start: afterwards the time is fixed.',
      'Print the choice on the result, as the hint promises.',
    ],
    donts: [
      'Do not ask for a reason: who needs more time need not say why.',
      'Do not hide the longer times behind a link.',
    ],
    anatomy: [
      ['Legend', '“Time for the test”.'],
      ['Choice', 'A label of 60 px height with time and factor around a native radio button.'],
      ['Hint', 'Who the longer times are for.'],
    ],
    accessibility: [
      'A fieldset with a legend around native radio buttons; the hint below is its description.',
      'Each choice is a target of 60 px height, named by its time and its factor.',
      'The chosen one has a border of its own besides its color; forced colors highlight it.',
      'It lets a visitor double the limit before the test begins (WCAG 2.2.1).',
    ],
    spoken: [
      '“Time for the test, group” with the hint, then “25:00 Standard, radio button, checked, 1 of 3”.',
    ],
    keyboard: [
      ['Tab', 'Goes to the chosen time.'],
      ['Arrow keys', 'Choose the time before or after it.'],
    ],
  }),
  args: {
    baseSeconds: testSessions.justStarted.durationSeconds,
    timeFactor: 1 as TimeFactor,
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time for the test' })).toHaveAccessibleDescription(
      /^Take more time if you use assistive technology/,
    );
    await expect(canvas.getByRole('radio', { name: '25:00 Standard' })).toBeChecked();
  },
});

export const DoubleTime = meta.story({
  args: { timeFactor: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '50:00 2×' })).toBeChecked();
  },
});

export const AsksWithoutTaking = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { baseSeconds: 5250, timeFactor: 1.5 },
  play: async ({ canvas, userEvent, args }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      '87:30Standard',
      '131:151.5×',
      '175:002×',
    ]);
    for (const index of [2, 0]) await userEvent.click(radios[index] ?? document.body);
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 2);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 1);
    await expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  },
});

export const TwoOnAPage = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: ({ baseSeconds, onChange }) => (
    <>
      <TimeChoice baseSeconds={baseSeconds} timeFactor={1} onChange={onChange} />
      <TimeChoice baseSeconds={baseSeconds} timeFactor={2} onChange={onChange} />
    </>
  ),
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await expect(radios.flatMap(({ checked }, index) => (checked ? index : []))).toEqual([0, 5]);
    await expect(new Set(radios.map(({ name }) => name)).size).toBe(2);
  },
});

export const ChosenWithTheKeyboard = meta.story({
  play: async ({ userEvent, canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '25:00 Standard' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(1.5);
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
