import { mockShapes as stored } from '@quotient/mocks/shapes';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Shape } from '../../packages/iq-test/src/shapes/Shape.tsx';

const none = new Map<string, string>();
const basics = ['square', 'circle', 'triangle'].flatMap((shape) =>
  ['', '-filled', '-dashed', '-outline'].map((suffix) => `${shape}${suffix}`),
);

/** Figures side by side. */
const row = (tokens: readonly string[], shapes: ReadonlyMap<string, string>) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 96px)', gap: 16 }}>
    {tokens.map((token) => (
      <Shape key={token} token={token} shapes={shapes} />
    ))}
  </div>
);

const meta = preview.meta({
  title: 'Shapes/Shape',
  component: Shape,
  parameters: notes({
    dos: [
      'Set its size by the width of its container, or by `className`.',
      'Make it `decorative` where the words beside it already say what it shows.',
    ],
    donts: [
      'Do not color single parts: fills differ by form so that greyscale and forced colors keep them.',
      'Do not build tokens by hand that the grammar does not know: they show as a red box.',
    ],
    anatomy: [
      ['Figure', 'An `<svg>` of 100 × 100 units in the color of the text.'],
      ['Unknown token', 'The name in a red box, instead of the figure.'],
    ],
    accessibility: [
      'An image with a description in the visitor’s language, built from the parts of its token.',
      'Drawn in the color of the text around it: it follows themes, high contrast and forced colors.',
      'Hidden from screen readers where its surroundings describe it (decorative).',
    ],
    spoken: [
      'Its description, such as “filled circle”, and “image”, in the language in use.',
      'Decorative: nothing. Unknown: its token, as it is written.',
    ],
    keyboard: [],
  }),
  render: (args) => (
    <div style={{ inlineSize: 96 }}>
      <Shape {...args} />
    </div>
  ),
  args: { token: 'square+dot-top', shapes: stored },
  argTypes: { shapes: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'square with a dot at the top' })).toBeVisible();
  },
});

export const Basics = meta.story({
  name: 'S125: basics, filled, dashed and outline',
  render: ({ shapes }) => row(basics, shapes),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-token]')).toHaveLength(12);
  },
});

export const WithoutStoredShapes = meta.story({
  name: 'S128 S129: the basics have built-in fallbacks, outline falls back to plain',
  args: { shapes: none },
  render: ({ shapes }) => row(basics, shapes),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-token]')).toHaveLength(12);
    const drawn = (token: string) => canvasElement.querySelector(`[data-token="${token}"]`)?.innerHTML;
    await expect(drawn('square-outline')).toBe(drawn('square'));
  },
});

export const StoredShapeWins = meta.story({
  name: 'S127: a stored shape takes the place of the built-in one',
  args: {
    token: 'square',
    shapes: new Map([['square', '<circle cx="50" cy="50" r="9" fill="currentColor"/>']]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-token="square"] circle')).toHaveAttribute('r', '9');
  },
});

export const UnknownToken = meta.story({
  name: 'S130: an unknown token shows a red box with its name',
  args: { token: 'zzz' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-unknown]');
    await expect(box).toHaveTextContent('zzz');
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(box ?? canvasElement).borderTopColor.match(/\d+/g) ?? []
    ).map(Number);
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  },
});

export const Decorative = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  render: ({ shapes }) => (
    <>
      <Shape token="square" shapes={shapes} decorative />
      <Shape token="no-such-figure" shapes={shapes} decorative />
    </>
  ),
  play: async ({ canvasElement }) => {
    const figures = canvasElement.querySelectorAll('[data-token], [data-unknown]');
    await expect(figures).toHaveLength(2);
    for (const figure of figures) {
      await expect(figure).toHaveAttribute('aria-hidden', 'true');
      await expect(figure).not.toHaveAttribute('role');
      await expect(figure).not.toHaveAttribute('aria-label');
    }
  },
});

export const UnsafeContent = meta.story({
  name: 'stored content outside the allow-list is not drawn',
  args: {
    shapes: new Map([
      ['evil', '<script>document.body.dataset.evil = "1"</script><circle r="5"/>'],
      ['square', '<rect onload="document.body.dataset.evil = 1" width="9" height="9"/>'],
    ]),
  },
  render: ({ shapes }) => row(['evil', 'square'], shapes),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, [onload]')).toBeNull();
    await expect(document.body.dataset.evil).toBeUndefined();
    await expect(canvasElement.querySelector('[data-unknown]')).toHaveTextContent('evil');
    await expect(canvasElement.querySelector('[data-token="square"]')).not.toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /مربع/ })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: ({ shapes }) => row(basics, shapes) });
