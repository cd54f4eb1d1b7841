import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { ShapeGrid } from '../../packages/iq-test/src/shapes/ShapeGrid.tsx';

const meta = preview.meta({
  title: 'Shapes/ShapeGrid',
  component: ShapeGrid,
  parameters: notes({
    dos: [
      'Give it the width of a phone’s screen where that is all there is: details must be plain there, too.',
      'Pass the grid row by row, as the server sent it.',
    ],
    donts: [
      'Do not mirror it for right-to-left languages: the rule runs from left to right.',
      'Do not put it into a link or a button: its cells are read one by one.',
    ],
    anatomy: [
      ['Frame', 'An ink frame around nine cells.'],
      ['Cell', 'An image with its place and its figure as name.'],
      ['Missing cell', 'A question mark in place of the figure.'],
    ],
    accessibility: [
      'A group named by the place of the missing cell; each cell is an image with a description of its figure in the visitor’s language.',
      'Figures are drawn in the color of the text and differ by form and fill, never by color alone: they survive greyscale and forced colors.',
    ],
    spoken: [
      '“Grid of 3 by 3 figures” with the place of the missing one, then cell after cell with row, column and figure.',
    ],
    keyboard: [],
  }),
  args: {
    shapes: new Map(),
    grid: [
      ['square', 'circle-filled', 'triangle-dashed'],
      ['triangle', 'square-filled', 'circle-dashed'],
      ['circle', 'triangle-filled', '?'],
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
    await expect(canvas.getByRole('group')).toHaveAccessibleName(
      'Grid of 3 by 3 figures. The cell in row 3, column 3 is missing.',
    );
    await expect(canvasElement.querySelectorAll('[data-missing]')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /^Row 3, column 3: / })).toHaveTextContent('?');
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(8);
    await expect(canvasElement.querySelector('svg:not([aria-hidden])')).toBeNull(); // its cell says it
    await expect(canvas.getByRole('img', { name: 'Row 1, column 2: filled circle' })).toBeVisible();
  },
});

export const MissingCellIsEmpty = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: {
    grid: [
      ['circle', 'square', 'triangle'],
      ['circle', 'square', 'triangle'],
      ['circle', '', 'triangle'],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/row 3, column 2 is missing\.$/);
    await expect(canvas.getByRole('img', { name: /^Row 3, column 2: / })).toHaveTextContent('?');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
