import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { unlessAlive, whenAlive } from './interactivity.ts';
import { filled, stroked } from './partColors.ts';

const forced = '(forced-colors: active)';
const lining = 'tabular-nums lining-nums';

export const controls = style([
  {
    gap: `${vars.space.s3} ${vars.space.s6}`,
    marginBlockEnd: vars.space.s5,
  },
  whenAlive('grid'),
  { '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

/** A control as wide as its figure. */
export const whole = style({ gridColumn: '1 / -1' });

/** The number line runs from left to right in every script. */
export const drawing = style({
  display: 'block',
  overflow: 'visible',
  direction: 'ltr',
  fontSize: vars.text.xs,
  fontVariantNumeric: lining,
});

export const result = style({
  display: 'block',
  marginBlockStart: vars.space.s4,
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  lineHeight: 1.45,
  fontVariantNumeric: lining,
});
export const number = style({
  display: 'block',
  marginBlockEnd: vars.space.s1,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xxl,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  lineHeight: 1.15,
  fontVariantNumeric: lining,
});

export const curve = style([
  stroked(vars.color.ink, 'CanvasText'),
  { strokeWidth: 1.75, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
]);
export const axis = style(stroked(vars.color.outline, 'CanvasText'));
export const grid = style(stroked(vars.color.hairline, 'GrayText'));
/** Reference line, which nothing changes. */
export const reference = style([stroked(vars.color.outline, 'GrayText'), { strokeDasharray: '3 4' }]);
export const mark = style([stroked(vars.color.accent, 'Highlight'), { strokeWidth: 2 }]);
export const dot = style([
  filled(vars.color.accent, 'Highlight'),
  { stroke: vars.color.surface, strokeWidth: 2, '@media': { [forced]: { stroke: 'Canvas' } } },
]);
/** A hollow dot: what was before. */
export const hollow = style([
  filled(vars.color.surface, 'Canvas'),
  { stroke: vars.color.ink, strokeWidth: 2, '@media': { [forced]: { stroke: 'CanvasText' } } },
]);
/** A full one of the same size: what came of it. */
export const full = style([mark, filled(vars.color.accent, 'Highlight')]);
export const band = style({
  fill: vars.color.accent,
  fillOpacity: 0.13,
  '@media': { [forced]: { fill: 'none', stroke: 'Highlight', strokeDasharray: '2 3' } },
});

/** A number along an axis. */
export const tick = style([filled(vars.color.inkMuted, 'CanvasText'), { textAnchor: 'middle' }]);
/** Words at a place of the drawing; they begin or end there with `data-end`, else it is their middle. */
export const label = style([
  filled(vars.color.ink, 'CanvasText'),
  {
    fontSize: vars.text.sm,
    fontWeight: 600,
    textAnchor: 'middle',
    selectors: {
      '&[data-end="left"]': { textAnchor: 'start' },
      '&[data-end="right"]': { textAnchor: 'end' },
    },
  },
]);
export const quietLabel = style([
  filled(vars.color.inkMuted, 'CanvasText'),
  { fontSize: vars.text.xs, fontWeight: 400 },
]);

/** Halo around letters: it interrupts the lines behind them. */
export const halo = style({
  stroke: vars.color.surface,
  strokeWidth: 8,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forced]: { stroke: 'Canvas' } },
});

/** The numbers of a figure, where code does not give them one by one. With a wide font on a phone they scroll. */
export const numbers = style([{ marginBlockStart: vars.space.s5, overflowX: 'auto' }, unlessAlive('block')]);
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.xs,
  fontVariantNumeric: lining,
  lineHeight: 1.35,
});
export const cell = style({
  paddingBlock: 7,
  // six columns have room on a phone
  paddingInline: `${vars.space.s1} 0`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const column = style([
  cell,
  { color: vars.color.inkMuted, fontSize: 12, fontWeight: 400, hyphens: 'auto', verticalAlign: 'bottom' },
]);
