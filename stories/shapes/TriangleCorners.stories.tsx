import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TriangleCorners } from '../../packages/iq-test/src/shapes/TriangleCorners.tsx';

const meta = preview.meta({
  title: 'Shapes/TriangleCorners',
  component: TriangleCorners,
  args: {
    grid: [
      ['1,2,3,6', '2,2,4,8'],
      ['3,1,5,9', '4,?,2,8'],
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(
      canvas.getByRole('img', { name: /^Triangle 1: top 1, left 2, right 3, inside 6/ }),
    ).toBeVisible();
  },
});
