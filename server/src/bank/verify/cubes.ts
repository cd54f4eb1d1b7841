/** Heights of stacks of cubes: rows from the right-hand wall, each from the left-hand wall; never rising outwards. */
type Heights = readonly (readonly number[])[];

const steps = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

/** How many cubes share a face with exactly `neighbors` others. */
export function cubesTouching(heights: Heights, neighbors: number): number {
  const isCube = (row: number, column: number, level: number): boolean =>
    level >= 0 && level < (heights[row]?.[column] ?? 0);
  const cubes = heights.flatMap((stacks, row) =>
    stacks.flatMap((height, column) =>
      Array.from({ length: height }, (_, level) => [row, column, level] as const),
    ),
  );
  return cubes.filter(
    ([row, column, level]) =>
      steps.filter(([dr, dc, dl]) => isCube(row + dr, column + dc, level + dl)).length === neighbors,
  ).length;
}

/**
 * The faces that are seen from the front and above, as `points` of polygons in a drawing whose corner of the
 * room is at `origin` and whose cubes have edges of `edge` units.
 */
export function visibleFaces(heights: Heights, origin: readonly [number, number], edge: number): string[] {
  const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
  const point = (row: number, column: number, level: number): string =>
    `${number(origin[0] + (column - row) * 0.866 * edge)},${number(origin[1] + (column + row) * 0.5 * edge - level * edge)}`;
  const height = (row: number, column: number): number => heights[row]?.[column] ?? 0;
  return heights.flatMap((stacks, r) =>
    stacks.flatMap((_, c) =>
      Array.from({ length: height(r, c) }, (_, z) => [
        z === height(r, c) - 1
          ? [point(r, c, z + 1), point(r, c + 1, z + 1), point(r + 1, c + 1, z + 1), point(r + 1, c, z + 1)]
          : [],
        z >= height(r + 1, c)
          ? [point(r + 1, c, z + 1), point(r + 1, c + 1, z + 1), point(r + 1, c + 1, z), point(r + 1, c, z)]
          : [],
        z >= height(r, c + 1)
          ? [point(r, c + 1, z + 1), point(r + 1, c + 1, z + 1), point(r + 1, c + 1, z), point(r, c + 1, z)]
          : [],
      ])
        .flat()
        .filter((points) => points.length > 0)
        .map((points) => points.join(' ')),
    ),
  );
}
