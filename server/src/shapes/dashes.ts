import type { Point } from './pen.ts';

/** Length of a circle's line. */
export const circumference = (radius: number): number => 2 * Math.PI * radius;

/** Dashes of one line, in units of the cell. */
interface Dashes {
  dash: number;
  gap: number;
  /** Start of the line, so that a dash covers each corner. @default the first corner */
  from?: Point;
}

/** Largest difference of sides with a common length of dashes. */
const SAME_LENGTH = 0.01;

/**
 * Divides a line into dashes of about the wanted length: all corners of a regular figure look alike, and a circle has
 * no stub.
 * @param line The length of a circle's line, or the corners of a closed figure.
 * @param wanted The lengths of a dash and of the gap after it.
 */
export function dashesOf(line: number | readonly Point[], [dash, gap]: readonly [number, number]): Dashes {
  const divided = (length: number) => {
    const scale = length / Math.max(1, Math.round(length / (dash + gap))) / (dash + gap);
    return { dash: dash * scale, gap: gap * scale };
  };
  if (typeof line === 'number') return divided(line);
  const sides = line.map(([x, y], index) => {
    const [nextX = 0, nextY = 0] = line[(index + 1) % line.length] ?? [];
    return Math.hypot(nextX - x, nextY - y);
  });
  const [first, last] = [line[0], line.at(-1)];
  const longest = Math.max(...sides);
  if (!first || !last || longest - Math.min(...sides) > SAME_LENGTH * longest) return { dash, gap };
  const lengths = divided(longest);
  const share = lengths.dash / 2 / longest;
  return {
    ...lengths,
    from: [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share],
  };
}
