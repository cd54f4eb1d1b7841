import { expect, test } from 'vitest';
import { drivenWheel, drivingWheel, path, wheel } from './models.ts';

const steps = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

test('a piece of the path never goes on or back where the one before went, and no place is met twice', () => {
  let [x, y] = [0, 0];
  const places = ['0,0'];
  for (const [i, { heading, length }] of path.entries()) {
    const before = path[i - 1]?.heading;
    const [dx, dy] = steps[heading];
    if (before) expect(Math.abs(dx), `piece ${i}`).not.toBe(Math.abs(steps[before][0]));
    for (let k = 0; k < length; k++) {
      [x, y] = [x + dx, y + dy];
      places.push(`${x},${y}`);
    }
  }
  expect(new Set(places).size).toBe(places.length);
});

test('each sign is once on a wheel, and the driven wheel has only signs of the one that drives it', () => {
  for (const signs of [wheel, drivingWheel, drivenWheel]) expect(new Set(signs).size).toBe(signs.length);
  expect(drivingWheel).toEqual(expect.arrayContaining(drivenWheel));
  // were they as long as each other, every turn would bring the same two signs together
  expect(drivingWheel.length).not.toBe(drivenWheel.length);
});
