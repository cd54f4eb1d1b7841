import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShapeGrid } from '../../packages/iq-test/src/shapes/ShapeGrid.tsx';

const meta = preview.meta({
  title: 'Shapes/ShapeGrid',
  component: ShapeGrid,
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
