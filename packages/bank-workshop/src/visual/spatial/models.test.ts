import { expect, test } from 'vitest';
import { fold } from '../../verify/nets.ts';
import { arrowCube, givenPiece, signedCube, squareSize, staircaseNet } from './models.ts';

test('each net folds to a cube of six faces that can be told apart', () => {
  for (const { net } of [staircaseNet, signedCube, arrowCube]) {
    const faces = fold(net);
    expect(new Set(faces.map(({ token }) => token)).size).toBe(6);
    expect(new Set(faces.map(({ normal }) => normal.join())).size).toBe(6);
  }
});

test('the two faces that a drawn cube shows stand beside each other, never across', () => {
  for (const { net, cube } of [signedCube, arrowCube]) {
    const shown = fold(net).filter(({ token }) => token === cube.top || token === cube.left);
    const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = []] = shown.map(({ normal }) => normal);
    expect(shown).toHaveLength(2);
    expect(Math.abs(a * d + b * e + c * f)).toBe(0);
  }
});

test('the given piece is half of the square that is to be filled, or less', () => {
  const bits = givenPiece.split('-').slice(1);
  expect(bits.map((row) => row.length)).toEqual(bits.map(() => squareSize));
  expect(bits.join('').replaceAll('0', '').length).toBeLessThanOrEqual(squareSize ** 2 / 2);
});
