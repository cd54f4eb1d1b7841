import { expect, onTestFinished, test } from 'vitest';
import { pictureOf } from './picture.ts';

/** A chart of 200 × 100: red by a style sheet on its left, and something hidden on its right. */
function chart(): SVGSVGElement {
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.innerHTML = `<style>.of-sheet { fill: rgb(255, 0, 0) } .hidden { fill: rgb(0, 0, 255); display: none }</style>
    <svg width="200" height="100" viewBox="0 0 200 100">
      <rect class="of-sheet" width="100" height="100"/><rect class="hidden" x="100" width="100" height="100"/>
    </svg>`;
  return place.querySelector('svg') as SVGSVGElement; // it was written one line above
}
const text = { title: 'Tests', period: '1 Jan', legend: [] };

async function pixels(picture: Blob) {
  const image = await createImageBitmap(picture);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, context };
}

test('a chart is drawn at twice its size as the page shows it: in its colors, without what is hidden', async () => {
  const picture = await pictureOf(chart(), text);
  expect(picture.type).toBe('image/png');
  const { width, height, context } = await pixels(picture);
  expect(width).toBe((200 + 2 * 24) * 2);
  const at = (x: number) => [...(context?.getImageData(x, height - 120, 1, 1).data ?? [])].slice(0, 3);
  expect(at(2 * (24 + 50))).toEqual([255, 0, 0]);
  expect(at(2 * (24 + 150))).not.toEqual([0, 0, 255]);
});

test('a text that is wider than the chart goes on in a line below', async () => {
  const short = await pixels(await pictureOf(chart(), text));
  const long = await pixels(
    await pictureOf(chart(), { ...text, period: 'from a day to another day '.repeat(4) }),
  );
  expect(long.width).toBe(short.width);
  expect(long.height).toBeGreaterThan(short.height);
});
