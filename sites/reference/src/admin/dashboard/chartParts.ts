import { colors } from '../parts/chart/Chart.css.ts';

/** Look of axes in every chart: words and a hairline. */
export const axis = {
  tick: { fill: colors.text, fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: colors.line },
  tickMargin: 8,
} as const;

/** Lines to read a height by. */
export const grid = { vertical: false, stroke: colors.line } as const;

/** The axis of how many: whole numbers, and no line, as the grid has some. */
export const countAxis = { ...axis, width: 'auto', axisLine: false, allowDecimals: false } as const;
