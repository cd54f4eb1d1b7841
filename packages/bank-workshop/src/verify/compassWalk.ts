/** The four directions, each a quarter turn to the right of the one before. */
export const compass = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof compass)[number];

/** Person on a plane; x grows to the east, y to the north. */
export interface Walker {
  readonly x: number;
  readonly y: number;
  readonly faces: Direction;
}

/** Returns the same place after quarter turns to the right; to the left they are negative. */
export const turned = (walker: Walker, quarters: number): Walker => {
  const at = (((compass.indexOf(walker.faces) + quarters) % 4) + 4) % 4;
  return { ...walker, faces: compass[at] ?? walker.faces };
};

/** Walks straight ahead. */
export const ahead = ({ x, y, faces }: Walker, distance: number): Walker => ({
  x: x + distance * (Number(faces === 'east') - Number(faces === 'west')),
  y: y + distance * (Number(faces === 'north') - Number(faces === 'south')),
  faces,
});

/** One of the eight directions in which a point is seen; `undefined` in between, or for the same place. */
export function directionTo(dx: number, dy: number): string | undefined {
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  const northSouth = ['south', '', 'north'][Math.sign(dy) + 1];
  const eastWest = ['west', '', 'east'][Math.sign(dx) + 1];
  return `${northSouth}${eastWest}` || undefined;
}
