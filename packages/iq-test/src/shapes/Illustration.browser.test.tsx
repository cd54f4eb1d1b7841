import { expect, test } from 'vitest';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { Illustration } from './Illustration.tsx';

anewForEachTest();

const size = { width: 320, height: 326 };

/** Shows a picture that no test before has loaded, in a grid as wide as this: a question stands in one. */
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

test.each(['Cubes.', 'Heights of the stacks, each row from the left-hand wall outwards.'])(
  'a picture that does not come is no wider than its column: %s',
  async (words) => {
    const image = showPicture('data:,no-picture', 220, words);
    await expect(image.decode()).rejects.toThrow();
    expect(image.parentElement?.offsetWidth).toBe(220);
    expect(image.offsetWidth).toBeLessThan(220);
  },
);

test('of a picture that does not come every word of its description has room', async () => {
  const words = 'Heights of the stacks, each row from the left-hand wall outwards. '.repeat(30);
  const image = showPicture('data:,no-picture', 220, words);
  await expect(image.decode()).rejects.toThrow();
  const asText = document.createElement('p');
  asText.textContent = words;
  asText.style.cssText = `margin: 0; inline-size: ${image.clientWidth}px; font: ${getComputedStyle(image).font}`;
  place.append(asText);
  expect(asText.clientHeight).toBeGreaterThan(size.height);
  expect(image.clientHeight).toBeGreaterThanOrEqual(asText.clientHeight);
});
