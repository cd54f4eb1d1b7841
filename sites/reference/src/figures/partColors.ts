// The colors of drawn parts. An SVG does not get forced colors automatically, so each has a system color beside it.

const forced = '(forced-colors: active)';

/** A line. */
export const stroked = (stroke: string, forcedStroke: string) => ({
  fill: 'none',
  stroke,
  '@media': { [forced]: { stroke: forcedStroke } },
});

/** A surface, or letters. */
export const filled = (fill: string, forcedFill: string) => ({
  fill,
  '@media': { [forced]: { fill: forcedFill } },
});
