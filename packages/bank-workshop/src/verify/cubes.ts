/** Heights of stacks of cubes: rows from the back right to the front, each from the back left to the front. */
export type Heights = readonly (readonly number[])[];

const steps = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

const isCube = (heights: Heights, row: number, column: number, level: number): boolean =>
  level >= 0 && level < (heights[row]?.[column] ?? 0);

const cubesOf = (heights: Heights) =>
  heights.flatMap((stacks, row) =>
    stacks.flatMap((height, column) =>
      Array.from({ length: height }, (_, level) => [row, column, level] as const),
    ),
  );

/** Number of cubes, hidden ones included. */
export const countCubes = (heights: Heights): number => cubesOf(heights).length;

/** Number of cubes that share a face with exactly `neighbors` others. */
export const cubesTouching = (heights: Heights, neighbors: number): number =>
  cubesOf(heights).filter(
    ([row, column, level]) =>
      steps.filter(([dr, dc, dl]) => isCube(heights, row + dr, column + dc, level + dl)).length === neighbors,
  ).length;

/** Number of cubes with exactly `faces` painted faces, if the pile is painted all around but not from below. */
export const cubesPainted = (heights: Heights, faces: number): number =>
  cubesOf(heights).filter(
    ([row, column, level]) =>
      steps.filter(([dr, dc, dl]) => level + dl >= 0 && !isCube(heights, row + dr, column + dc, level + dl))
        .length === faces,
  ).length;

/**
 * Side from which a picture shows a pile: from the front left its columns are side by side, from the front right its
 * rows.
 */
export type Side = 'left' | 'right';

/** Heights of the visible outline from a side, from left to right. */
export const outline = (heights: Heights, side: Side): number[] =>
  side === 'left'
    ? (heights[0] ?? []).map((_, column) => Math.max(...heights.map((row) => row[column] ?? 0)))
    : heights.map((row) => Math.max(...row)).reverse();

/** Outline as the token of a square board, at its lowest row. */
export const outlineToken = (columns: readonly number[]): string =>
  [
    'matrix',
    ...columns.map((_, i) => columns.map((height) => (height >= columns.length - i ? '1' : '0')).join('')),
  ].join('-');

/** Fewest and most cubes of a pile with these outlines from two neighboring sides. */
export function cubesBetween(
  left: readonly number[],
  right: readonly number[],
): { fewest: number; most: number } {
  const rows = [...right].reverse();
  const limits = rows.flatMap((row) => left.map((column) => Math.min(row, column)));
  const counts: number[] = [];
  const build = (place: number, heights: readonly number[], count: number): void => {
    const limit = limits[place];
    if (limit === undefined) {
      const pile = rows.map((_, row) => heights.slice(row * left.length, (row + 1) * left.length));
      if (outline(pile, 'left').join() === left.join() && outline(pile, 'right').join() === right.join())
        counts.push(count);
      return;
    }
    for (let height = 0; height <= limit; height++) build(place + 1, [...heights, height], count + height);
  };
  build(0, [], 0);
  return { fewest: Math.min(...counts), most: Math.max(...counts) };
}

/**
 * Returns true if at least half of the top of every stack is visible, and of every empty place: then the picture
 * shows all heights.
 */
export const showsEveryStack = (heights: Heights): boolean =>
  heights.every((stacks, row) =>
    stacks.every((height, column) => {
      // follows a ray from one half of the top towards the reader
      const isFree = (down: number, right: number): boolean =>
        [...heights.flat().keys()].every(
          (k) =>
            !isCube(heights, row + k + down, column + k + right, height + k) &&
            !isCube(heights, row + k + 1, column + k + 1, height + k),
        );
      return isFree(1, 0) || isFree(0, 1);
    }),
  );

/** A face in a drawing. */
export interface DrawnFace {
  side: 'top' | Side;
  /** Points as in `<polygon>`. */
  points: string;
}

/**
 * Faces visible from the front and above, hidden ones first, as polygons in a drawing whose back corner is at
 * `origin` and whose cubes have edges of `edge` units. Rows run towards the left, columns towards the right.
 */
export function visibleFaces(heights: Heights, origin: readonly [number, number], edge: number): DrawnFace[] {
  const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
  const point = (row: number, column: number, level: number): string =>
    `${number(origin[0] + (column - row) * 0.866 * edge)},${number(origin[1] + (column + row) * 0.5 * edge - level * edge)}`;
  const height = (row: number, column: number): number => heights[row]?.[column] ?? 0;
  return cubesOf(heights).flatMap(([r, c, z]): DrawnFace[] => {
    const front = point(r + 1, c + 1, z + 1);
    const below = point(r + 1, c + 1, z);
    const left = point(r + 1, c, z + 1);
    const right = point(r, c + 1, z + 1);
    return [
      z === height(r, c) - 1
        ? { side: 'top' as const, points: [point(r, c, z + 1), right, front, left].join(' ') }
        : undefined,
      z >= height(r + 1, c)
        ? { side: 'left' as const, points: [left, front, below, point(r + 1, c, z)].join(' ') }
        : undefined,
      z >= height(r, c + 1)
        ? { side: 'right' as const, points: [right, front, below, point(r, c + 1, z)].join(' ') }
        : undefined,
    ].filter((face) => face !== undefined);
  });
}
