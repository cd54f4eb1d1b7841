import { fixturePublicQuestions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { QuestionCard } from '../../packages/iq-test/src/runner/QuestionCard.tsx';

/** The question of the fixture set with this id, and its place in the test. */
const at = (id: number) => {
  const index = fixturePublicQuestions.findIndex((question) => question.id === id);
  const question = fixturePublicQuestions[index];
  if (!question) throw new Error(`The fixtures have no question ${id}.`);
  return { question, index };
};

const meta = preview.meta({
  title: 'Runner/QuestionCard',
  component: QuestionCard,
  parameters: notes({
    dos: [
      'Give `headingRef` the focus when the question changes.',
      'Keep one card and change its props: it settles in anew by itself.',
    ],
    donts: [
      'Do not show two at once: one question, nothing else.',
      'Do not leave `flag` out and draw a mark of your own: the strip and the keys know this one.',
    ],
    anatomy: [
      ['Card', 'A section named by the place of the question.', 'question'],
      ['Head', '“Question 3 of 20”, the kind of question, and “Mark for later” where `flag` is given.'],
      ['Progress', 'A `ProgressBar` below the head.'],
      ['Question', 'A heading of the second level in the serif; lines of the text stay lines.'],
      ['Figure', 'A `QuestionFigure`, beside the options where there is room.'],
      ['Options', 'An `OptionList`.'],
    ],
    accessibility: [
      'A region named by its place in the test, such as “Question 3 of 20”, with the question as its heading.',
      'The heading can take the focus (headingRef): give it there when the question changes, and a screen reader reads on from it.',
      'Figures and pictures have descriptions; the options are a native radio group.',
      'Figure and options stand side by side where there is room and below each other where there is not, also at 400 % zoom.',
    ],
    spoken: [
      '“Question 12 of 20, region”, then the heading with the question.',
      'On the mark: “Mark for later, toggle button, pressed” or “not pressed”.',
    ],
    keyboard: [
      ['Tab', 'Reaches the chosen option, or the first'],
      ['Arrow keys', 'Choose the next or the previous option'],
      ['Space', 'Chooses the option that has the focus'],
    ],
  }),
  args: { ...at(12), total: 20, selectedIndex: -1, onChoose: fn(), shapes: mockShapes },
  argTypes: { shapes: { control: false }, headingRef: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Question 12 of 20' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No fish is a bird.');
    await userEvent.click(canvas.getByText('No trout is a bird.'));
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await expect(canvas.queryByRole('button')).toBeNull(); // marks only where that is offered
  },
});

export const NumberedSteps = meta.story({
  args: {
    question: {
      ...at(12).question,
      question:
        'Two boxes hold a number each: P = 3, Q = 5.\n1. P becomes P + Q.\n2. P and Q swap.\nWhat is Q?',
    },
  },
  parameters: { picture: false }, // what matters is asserted: each step has a line of its own
  play: async ({ canvas }) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are laid out are the point
    const lines = canvas.getByRole('heading', { level: 2 }).innerText.split('\n');
    await expect(lines[2]).toBe('2. P and Q swap.');
  },
});

export const Matrix = meta.story({
  args: { ...at(1), selectedIndex: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Grid of 3 by 3 figures/ })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'A circle' })).toBeChecked();
  },
});

export const TriangleCorners = meta.story({
  args: { ...at(18), selectedIndex: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Four triangles/ })).toBeInTheDocument();
  },
});

export const Illustration = meta.story({
  args: at(15),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /^Cubes stacked/ });
    await picture.decode(); // so that it is in the picture of the story
  },
});

export const MarkedForLater = meta.story({
  args: { flag: { isOn: true, onToggle: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark for later', pressed: true }));
    await expect(args.flag?.onToggle).toHaveBeenCalledOnce();
  },
});

export const MarkedOnAPhone = meta.story({
  args: { ...at(1), flag: { isOn: true, onToggle: fn() } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Disabled = meta.story({ args: { selectedIndex: 1, disabled: true } });

export const NoLongerMarked = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { flag: { isOn: false, onToggle: fn() }, disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark for later', pressed: false }));
    await expect(args.flag?.onToggle).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Answer options' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    question: {
      ...at(12).question,
      question:
        'On Monday, four friends who live in the same street, in houses of four different colors, agree that each of them is going to water the garden of the neighbor on the left, unless it rains, in which case nobody waters anything and all of them meet for tea in the house of the one who has the largest kitchen. On Tuesday it rains until noon. Who is certain to have stayed at home?',
      options: [
        'The one with the largest kitchen, who has nowhere to go and three guests to wait for',
        'The neighbor on the left',
        'Nobody',
      ],
    },
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  args: { ...at(1), selectedIndex: 2 },
});

export const Narrow = meta.story({
  args: { ...at(1), selectedIndex: 0 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { ...at(18), selectedIndex: 2 },
});
