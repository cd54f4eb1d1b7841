import { expect, test } from 'vitest';
import { type Point, turned } from './pen.ts';
import {
  closedFigures,
  directions,
  layouts,
  matrixNames,
  openFigures,
  places,
  pluralFigures,
} from './vocabulary.ts';

/** The same text for the same points in any order, to three decimals. */
const textOf = (points: readonly Point[]) =>
  points
    .map((point) => point.map((value) => (Math.round(value * 1000) / 1000).toFixed(3)).join())
    .sort()
    .join(' ');
const turnedBy = (points: readonly Point[], degrees: number) =>
  textOf(points.map((point) => turned(point, degrees)));

const figures = [
  ...[...closedFigures].map(([name, { corners, period }]) => ({ name, points: corners, period })),
  ...[...openFigures].map(([name, { strokes, inked = [], period }]) => ({
    name,
    points: [...strokes.flat(), ...inked],
    period,
  })),
];

// a turn that changes nothing would be a second name of the same picture, and two options could look the same
test.each(figures)('$name looks the same after $period degrees, and not before', ({ points, period }) => {
  const same = [45, 90, 135, 180, 225, 270, 315, 360].filter(
    (degrees) => turnedBy(points, degrees) === textOf(points),
  );
  expect(same[0]).toBe(period);
});

test.each([...openFigures])('no turn of the %s is its mirror image', (_, { strokes, inked = [] }) => {
  const points = [...strokes.flat(), ...inked];
  const mirrored = textOf(points.map(([x, y]): Point => [-x, y]));
  for (let degrees = 0; degrees < 360; degrees += 45) expect(turnedBy(points, degrees)).not.toBe(mirrored);
});

test('this many figures have this many different places', () => {
  for (const [word, layout] of layouts) expect(new Set(layout.map(String)).size, word).toBe(Number(word));
  expect(new Set([...places.values()].map(String)).size).toBe(9);
});

test('words for several figures lead to one that there is', () => {
  for (const [word, figure] of pluralFigures) expect(closedFigures.has(figure), word).toBe(true);
});

test('all boards look different, and each is 3 by 3', () => {
  for (const [name, rows] of matrixNames) expect(rows.join(), name).toMatch(/^[01]{3},[01]{3},[01]{3}$/);
  expect(new Set([...matrixNames.values()].map(String)).size).toBe(matrixNames.size);
});

test('an arrow points where its word says', () => {
  for (const [word, degrees] of directions) {
    const [x, y] = turned([0, -1], degrees);
    const told = [y < -0.1 ? 'up' : y > 0.1 ? 'down' : '', x < -0.1 ? 'left' : x > 0.1 ? 'right' : ''];
    expect(told.filter(Boolean).join('-')).toBe(word);
  }
});
