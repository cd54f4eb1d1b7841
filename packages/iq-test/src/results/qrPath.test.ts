import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

/** Pixels of the path, at `scale` for each of its units. */
function paint(path: string, size: number, scale: number) {
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, ...found] of path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)) {
    const [x = 0, y = 0, w = 0, h = 0] = found.map((number) => Math.round(Number(number) * scale));
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { width, height: width, data };
}

test.each([
  'https://iq.example/verify/abcde-fghjk-mnpqr-23456',
  'http://localhost:3711/verify',
  'https://prüfung.example/überprüfen?a=1&b=2#ص',
])('a scanner reads the same text: %s', (text) => {
  const { path, size } = qrPath(text);
  expect(decodeQR(paint(path, size, 4))).toBe(text);
});

test('the four outer modules are light, as scanners need them', () => {
  const { path, size } = qrPath('https://iq.example/verify');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  expect(Math.min(...places.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...places.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
});

test('it fills the box that is asked for', () => {
  const { path, size } = qrPath('https://iq.example/verify', 76);
  expect(size).toBe(76);
  expect(decodeQR(paint(path, 76, 10))).toBe('https://iq.example/verify');
});
