import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Illustration } from '../../packages/iq-test/src/shapes/Illustration.tsx';

const meta = preview.meta({
  title: 'Shapes/Illustration',
  component: Illustration,
  parameters: notes({
    dos: [
      'Describe everything that the question asks about, and nothing that gives the answer away.',
      'Set `assetBase` where the page is on another origin than the pictures.',
    ],
    donts: [
      'Do not use it for ornaments: it is a part of the question and always described.',
      'Do not invert the picture in dark themes: its ink is drawn for white.',
    ],
    anatomy: [
      ['Frame', 'White in every theme, with a line of `--iq-color-outline`.'],
      [
        'Picture',
        'A native `<img>` with the description as its text. `width` and `height` keep its room until it comes.',
      ],
    ],
    accessibility: [
      'An image with a text alternative that says all that the question asks about.',
      'White in dark themes, too: the pictures are ink on white, and their frame is that of a control (3:1).',
      'Where the picture does not load, its description stands in the frame.',
    ],
    spoken: ['The description, then “image”.'],
    keyboard: [],
  }),
  // the width that a question gives it beside its options
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Illustration {...args} />
    </div>
  ),
  args: {
    image: '/figures/cube-corner.svg',
    description: 'Cubes stacked in the corner of a room.',
    width: 320,
    height: 326,
  },
});

/** Waits for the picture, so that it is in the picture of the story. */
const loaded = (image: HTMLElement) => (image as HTMLImageElement).decode();

export const Default = meta.story({
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Cubes stacked in the corner of a room.' });
    await loaded(picture);
    await expect(picture).toHaveStyle({ filter: 'none' });
  },
});

export const WithWords = meta.story({
  args: {
    image: '/figures/job-steps.svg',
    description: 'Seven steps joined by arrows, each with the minutes it takes.',
    width: 360,
    height: 340,
  },
  play: async ({ canvas }) => loaded(canvas.getByRole('img')),
});

export const WithArabicWords = meta.story({
  args: {
    image: '/figures/job-steps.ar.svg',
    description: 'سبع خطوات تصل بينها أسهم، مع الدقائق التي تستغرقها كل خطوة.',
    width: 360,
    height: 340,
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => loaded(canvas.getByRole('img')),
});

export const NotLoaded = meta.story({
  // an address that needs no network to fail
  args: { assetBase: 'data:,', image: 'no-picture' },
  play: async ({ canvas }) => {
    await expect(loaded(canvas.getByRole('img'))).rejects.toThrow();
    await expect(canvas.getByAltText('Cubes stacked in the corner of a room.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => loaded(canvas.getByRole('img')),
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await loaded(canvas.getByRole('img'));
    await expect(canvas.getByRole('img')).toHaveStyle({ filter: 'invert(0.9)' }); // light ink on a dark ground
  },
});
