import { mockShapes as stored } from '@quotient/mocks/shapes';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shape } from '../../packages/iq-test/src/shapes/Shape.tsx';
import './gallery.css';

const none = new Map<string, string>();
const basics = ['square', 'circle', 'triangle'].flatMap((shape) =>
  ['', '-filled', '-dashed', '-outline'].map((suffix) => `${shape}${suffix}`),
);

function Gallery({ tokens, shapes }: { tokens: readonly string[]; shapes: ReadonlyMap<string, string> }) {
  return (
    <ul className="gallery">
      {tokens.map((token) => (
        <li key={token}>
          <Shape token={token} shapes={shapes} />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Shapes/Shape', component: Gallery });

export const Default = meta.story({
  name: 'S125: basics, filled, dashed and outline',
  args: { tokens: basics, shapes: stored },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-token]')).toHaveLength(12);
  },
});

export const WithoutStoredShapes = meta.story({
  name: 'S128 S129: the basics have built-in fallbacks, outline falls back to plain',
  args: { tokens: basics, shapes: none },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-token]')).toHaveLength(12);
    const drawn = (token: string) => canvasElement.querySelector(`[data-token="${token}"]`)?.innerHTML;
    await expect(drawn('square-outline')).toBe(drawn('square'));
  },
});

export const StoredShapeWins = meta.story({
  name: 'S127: a stored shape takes the place of the built-in one',
  args: {
    tokens: ['square'],
    shapes: new Map([['square', '<circle cx="50" cy="50" r="9" fill="currentColor"/>']]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-token="square"] circle')).toHaveAttribute('r', '9');
  },
});

export const UnknownToken = meta.story({
  name: 'S130: an unknown token shows a red box with its name',
  args: { tokens: ['zzz'], shapes: stored },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-unknown]');
    await expect(box).toHaveTextContent('zzz');
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(box ?? canvasElement).borderTopColor.match(/\d+/g) ?? []
    ).map(Number);
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  },
});

export const UnsafeContent = meta.story({
  name: 'stored content outside the allow-list is not drawn',
  args: {
    tokens: ['evil', 'square'],
    shapes: new Map([
      ['evil', '<script>document.body.dataset.evil = "1"</script><circle r="5"/>'],
      ['square', '<rect onload="document.body.dataset.evil = 1" width="9" height="9"/>'],
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, [onload]')).toBeNull();
    await expect(document.body.dataset.evil).toBeUndefined();
    await expect(canvasElement.querySelector('[data-unknown]')).toHaveTextContent('evil');
    await expect(canvasElement.querySelector('[data-token="square"]')).not.toBeNull();
  },
});

export const AllStored = meta.story({
  name: 'S126: every stored pattern token',
  args: { tokens: [...stored.keys()], shapes: stored },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-unknown]')).toHaveLength(0);
    for (const token of ['dot-top', 'bars-left', 'arrows-double-up', 'matrix-cross'])
      await expect(within(canvasElement).getByText(token, { exact: true })).toBeVisible();
  },
});
