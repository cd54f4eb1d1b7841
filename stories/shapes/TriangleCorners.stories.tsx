import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { TriangleCorners } from '../../packages/iq-test/src/shapes/TriangleCorners.tsx';

const meta = preview.meta({
  title: 'Shapes/TriangleCorners',
  component: TriangleCorners,
  parameters: notes({
    dos: [
      'Write the numbers in the order top, left, right, inside.',
      'Put `?` in the place of the number that is asked for.',
    ],
    donts: [
      'Do not use it for other counts: the layout is two rows of two.',
      'Do not shrink it below the size at which the numbers are text to read.',
    ],
    anatomy: [
      ['Group', 'Two rows of two triangles.'],
      ['Triangle', 'An `<svg>` with an outline in the color of the text.'],
      ['Number', 'One at each corner and one inside.'],
      ['Missing number', 'A question mark, set apart by its color as well.'],
    ],
    accessibility: [
      'A group; each triangle is an image that says its numbers with their places.',
      'Runs from left to right in every language, as the rules of figures do.',
      'Drawn in the color of the text; the missing number is a question mark, not only a color.',
    ],
    spoken: ['“Four triangles”, then each triangle with its four numbers and their places.'],
    keyboard: [],
  }),
  args: {
    grid: [
      ['1,2,3,6', '2,2,4,8'],
      ['3,1,5,9', '4,?,2,8'],
    ],
  },
});

/** The numbers of each triangle by their places. */
const numbersIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg')].map((triangle) =>
    Object.fromEntries(
      [...triangle.querySelectorAll<SVGElement>('[data-place]')].map(({ dataset, textContent }) => [
        dataset.place,
        textContent,
      ]),
    ),
  );

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(
      canvas.getByRole('img', { name: /^Triangle 1: top 1, left 2, right 3, inside 6/ }),
    ).toBeVisible();
    const [first, , , last] = numbersIn(canvasElement);
    await expect(first).toEqual({ top: '1', left: '2', right: '3', inside: '6' });
    await expect(last).toEqual({ top: '4', left: '?', right: '2', inside: '8' });
    const missing = [...canvasElement.querySelectorAll<SVGElement>('[data-missing]')];
    await expect(missing.map(({ dataset }) => dataset.place)).toEqual(['left']);
    await expect(canvas.getByRole('img', { name: /^Triangle 4: [^?]*$/ })).toBeVisible();
  },
});

export const LargeNumbers = meta.story({
  args: {
    grid: [
      ['128,256,512,896', '144,233,377,754'],
      ['999,888,777,?', '100,200,400,700'],
    ],
  },
});

export const ANumberTooFew = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { grid: [['1,2,3']] },
  play: async ({ canvasElement }) => {
    await expect(numbersIn(canvasElement)).toEqual([{ top: '1', left: '2', right: '3', inside: '' }]);
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
