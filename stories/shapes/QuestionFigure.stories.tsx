import { fixturePublicQuestions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { QuestionFigure } from '../../packages/iq-test/src/shapes/QuestionFigure.tsx';

const patternOf = (id: number) => {
  const pattern = fixturePublicQuestions.find((question) => question.id === id)?.visualPattern;
  if (!pattern) throw new Error(`The question ${id} of the fixtures has no figure.`);
  return pattern;
};

const meta = preview.meta({
  title: 'Shapes/QuestionFigure',
  component: QuestionFigure,
  parameters: notes({
    dos: [
      'Pass the pattern of a question as it is: it finds out what to draw.',
      'Check `hasFigure` first where an empty column would be left.',
    ],
    donts: [
      'Do not draw the figures of the options with it: `OptionList` does that.',
      'Do not put a caption below it that repeats its description.',
    ],
    anatomy: [
      ['Grid', 'A `ShapeGrid`, where the pattern has a grid of figures.'],
      ['Triangles', '`TriangleCorners`, where it has triangles.'],
      ['Picture', 'An `Illustration`, where it has a picture.'],
    ],
    accessibility: [
      'A matrix and triangles are groups of described images; an illustration is an image with a text alternative.',
      'Matrices and triangles run from left to right in every language.',
    ],
    spoken: [
      'What the figure inside says: the group with its cells or triangles, or the description of the picture.',
    ],
    keyboard: [],
  }),
  args: { pattern: patternOf(1), shapes: mockShapes },
  argTypes: { shapes: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Grid of 3 by 3 figures/ })).toBeVisible();
  },
});

export const TriangleCorners = meta.story({
  args: { pattern: patternOf(18) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Four triangles/ })).toBeVisible();
  },
});

export const Illustration = meta.story({
  args: { pattern: patternOf(15) },
  play: async ({ canvas }) => {
    await canvas.getByRole<HTMLImageElement>('img', { name: /^Cubes stacked/ }).decode();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    // the rule of a matrix reads from left to right, whatever the language
    await expect(getComputedStyle(canvas.getByRole('group')).direction).toBe('ltr');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
