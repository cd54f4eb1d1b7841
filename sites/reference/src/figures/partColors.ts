// The color of a drawn part. Forced colors do not reach into an SVG by themselves, so each has one of the system's beside it.

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
