import { expect } from 'storybook/test';
import { notes } from '../../.storybook/notes.ts';
import preview from '../../.storybook/preview.tsx';
import { ShapeGrid } from '../../packages/iq-test/src/shapes/ShapeGrid.tsx';

const meta = preview.meta({
  title: 'Shapes/ShapeGrid',
  component: ShapeGrid,
  parameters: notes({
    usage: `<ShapeGrid grid={question.visualPattern.grid} shapes={shapes} />`,
    accessibility: [
      'A group named by the place of the missing cell; each cell is an image with a description of its figure in the visitor’s language.',
      'Figures are drawn in the color of the text and differ by form and fill, never by color alone: they survive greyscale and forced colors.',
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/3 by 3/);
    await expect(canvas.getByRole('img', { name: 'Row 1, column 2: filled circle' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
