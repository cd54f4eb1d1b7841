import { fixturePublicQuestions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { OptionList, type OptionListProps } from '../../packages/iq-test/src/runner/OptionList.tsx';

const question = (id: number) => {
  const found = fixturePublicQuestions.find((other) => other.id === id);
  if (!found) throw new Error(`The fixtures have no question ${id}.`);
  return found;
};

/** Keeps what was chosen. */
function Choosing({ selectedIndex, onChoose, ...rest }: OptionListProps) {
  const [chosen, setChosen] = useState(selectedIndex);
  const choose = (optionIndex: number) => {
    setChosen(optionIndex);
    onChoose(optionIndex);
  };
  return <OptionList {...rest} selectedIndex={chosen} onChoose={choose} />;
}

const meta = preview.meta({
  title: 'Runner/OptionList',
  component: OptionList,
  parameters: notes({
    dos: [
      'Keep the order of the options for the whole test: the letters belong to their places.',
      'Pass `selectedIndex={-1}` while nothing is chosen.',
    ],
    donts: [
      'Do not preselect an option: nobody could tell it from an answer.',
      'Do not show right or wrong in it: that is what `Review` is for.',
    ],
    anatomy: [
      ['Group', 'A native `<fieldset>` with a legend for screen readers only.'],
      [
        'Option',
        'The label that is the whole target, filled with accent when chosen; then `chosen` is a part beside it.',
        'option',
      ],
      ['Letter', 'From A on, in a frame.'],
      ['Content', 'Text in its own direction, or a figure.'],
    ],
    accessibility: [
      'A native radio group named “Answer options”; each option is said with its letter.',
      'Figures are described in the visitor’s language.',
      'The whole option is the target, at least 60 px high, and the radio button covers it: a touch reader finds it anywhere.',
      'The ring of the focus is drawn around the option; the chosen one is filled, in forced colors with those of the system.',
    ],
    spoken: [
      '“Answer options, group”, then “B No trout is a bird., radio button, not checked, 2 of 4”.',
      'For a figure: its letter and its description, such as “A circle”.',
    ],
    keyboard: [
      ['Tab', 'Reaches the chosen option, or the first'],
      ['Arrow keys', 'Choose the next or the previous option'],
      ['Space', 'Chooses the option that has the focus'],
    ],
  }),
  render: (args) => <Choosing key={args.selectedIndex} {...args} />,
  args: { question: question(12), selectedIndex: -1, onChoose: fn(), shapes: mockShapes },
  argTypes: { shapes: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Answer options' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    const labels = [...canvasElement.querySelectorAll('label')].map(({ textContent }) => textContent);
    await expect(labels).toEqual(question(12).options.map((text, index) => 'ABCD'[index] + text));
    await expect(canvasElement.querySelectorAll('label [dir="auto"]')).toHaveLength(4);
    await expect(canvasElement.querySelector('label[data-disabled]')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'B No trout is a bird.' })).not.toBeChecked();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('No trout is a bird.'));
    await expect(canvas.getByRole('radio', { name: 'B No trout is a bird.' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
});

export const ChosenWithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'C Every fish is a trout.' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'C Every fish is a trout.' })).toHaveFocus();
  },
});

export const Figures = meta.story({
  args: { question: question(1), selectedIndex: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'B dashed triangle' })).toBeInTheDocument();
    const labels = [...canvasElement.querySelectorAll('[data-kind="figures"] label')];
    await expect(labels.map(({ textContent }) => textContent)).toEqual(
      [...'ABCDEF'].slice(0, question(1).options.length),
    );
    for (const label of labels) await expect(label.querySelectorAll('svg')).toHaveLength(1);
  },
});

export const FiveFigures = meta.story({ args: { question: question(13) } });

export const Disabled = meta.story({
  args: { selectedIndex: 1, disabled: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelectorAll('label[data-disabled]')).toHaveLength(4);
    await userEvent.click(canvas.getByText('Some birds are fish.'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    question: {
      ...question(12),
      options: [
        'Every trout that was caught before the ice came back to the lake was a fish, and no fish that anyone has seen so far was a bird.',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'None',
      ],
    },
    selectedIndex: 0,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { question: question(1), selectedIndex: 2 },
});

export const Narrow = meta.story({
  args: { question: question(1), selectedIndex: 0 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { selectedIndex: 1 } });
