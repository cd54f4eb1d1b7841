import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { Illustration } from './Illustration.tsx';

anewForEachTest();

const size = { width: 320, height: 326 };

/** Shows a picture that earlier tests have not loaded, in a grid of this width, as a question has one. */
function showPicture(
  file: string,
  columnWidth: number,
  described = 'Cubes stacked in the corner of a room.',
) {
  show(
    <div style={{ display: 'grid', inlineSize: columnWidth }}>
      <Illustration image={`${file}?${crypto.randomUUID()}`} description={described} {...size} />
    </div>,
  );
  const image = place.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
}

test.each([420, 220])(
  'in a column of %d px a picture takes no other room once it is there',
  async (width) => {
    const image = showPicture('/figures/cube-corner.svg', width);
    expect(image.complete).toBe(false);
    const before = place.getBoundingClientRect().height;
    await image.decode();
    expect(image.naturalHeight).toBe(size.height);
    expect(place.getBoundingClientRect().height).toBe(before);
    expect(before).toBeGreaterThan(200);
  },
);

const failed = (image: HTMLImageElement) =>
  vi.waitFor(() => expect(image.parentElement?.querySelector('button')).not.toBeNull());

test.each(['Cubes.', 'Heights of the stacks, each row from the left-hand wall outwards. '.repeat(30)])(
  'a picture that does not come is no wider than its column, and its description has room: %s',
  async (words) => {
    const image = showPicture('data:,no-picture', 220, words);
    await failed(image);
    expect(image.parentElement?.offsetWidth).toBe(220);
    expect(place.scrollWidth).toBe(place.clientWidth);
    const [, description] = place.querySelectorAll('p');
    expect(description?.textContent).toBe(words);
    expect(description?.scrollHeight).toBe(description?.clientHeight);
    expect(image.alt).toBe(''); // said once
  },
);

test('a picture that has failed is fetched again when the visitor asks and when the network is back', async () => {
  const image = showPicture('data:,no-picture', 220);
  await failed(image);
  const first = () => place.querySelector('img');
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(first()).not.toBe(image));
  const second = first();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(first()).not.toBe(second));
});

test('once it is there, nothing more is said of a failure', async () => {
  const image = showPicture('data:,no-picture', 220);
  await failed(image);
  place.querySelector('button')?.focus();
  first().dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(place.querySelector('button')).toBeNull());
  expect(first().alt).toBe('Cubes stacked in the corner of a room.');
  expect(document.activeElement).toBe(first().parentElement); // the focus stays in the test
});
const first = () => {
  const image = place.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
};
