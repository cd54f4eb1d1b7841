import { expect, test } from 'vitest';
import { hatching, moved, type Point, polygon, round, square, turned } from './pen.ts';

/** The strokes of a hatching, each from its lower left end. */
const strokesOf = (hatches: string) =>
  [...hatches.matchAll(/M([\d.-]+),([\d.-]+)L([\d.-]+),([\d.-]+)/g)].map((ends) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.slice(1).map(Number);
    return { x1, y1, x2, y2 };
  });

const box: Point[] = [
  [14, 14],
  [86, 14],
  [86, 86],
  [14, 86],
];

test('hatching is inside the outline, and rises by 45 degrees', () => {
  const strokes = strokesOf(hatching(box, 14));
  expect(strokes.length).toBeGreaterThanOrEqual(6);
  for (const { x1, y1, x2, y2 } of strokes) {
    for (const end of [x1, y1, x2, y2]) {
      expect(end).toBeGreaterThanOrEqual(14);
      expect(end).toBeLessThanOrEqual(86);
    }
    expect(x2).toBeGreaterThan(x1);
    expect(x2 - x1).toBeCloseTo(y1 - y2, 0);
  }
});

test('hatching leaves out what a figure does not enclose', () => {
  const notch: Point[] = [
    [60, 14],
    [60, 60],
    [40, 60],
    [40, 14],
  ];
  const [start, ...rest] = box;
  const strokes = strokesOf(hatching([start ?? [0, 0], ...notch.reverse(), ...rest], 7));
  expect(strokes.length).toBeGreaterThan(strokesOf(hatching(box, 7)).length);
  for (const { x1, y1, x2, y2 } of strokes) {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    expect(x > 40.1 && x < 59.9 && y < 59.9, `${x},${y}`).toBe(false);
  }
});

test('a quarter turn brings the top to the right', () => {
  const [x, y] = turned([0, -10], 90);
  expect([round(x), round(y)]).toEqual(['10', '0']);
});

test('numbers have one decimal at most, and zero has no sign', () => {
  expect([0.04, -0.04, 33.333, 50].map(round)).toEqual(['0', '0', '33.3', '50']);
});

test('a square is centered, and a polygon has its points in order', () => {
  expect(square([50, 50], 20)).toBe('<rect x="40" y="40" width="20" height="20" fill="currentColor"/>');
  const corners = [box[0], box[1]].map((corner) => moved(corner ?? [0, 0], [1, -1]));
  expect(polygon(corners, 'fill="none"')).toBe('<polygon points="15,13 87,13" fill="none"/>');
});
