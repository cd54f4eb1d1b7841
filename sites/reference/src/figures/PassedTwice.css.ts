import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { list, listEntry } from './controls.css.ts';
import { filled, stroked } from './partColors.ts';

export const marks = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 32,
  overflow: 'visible',
  direction: 'ltr',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const mark = style({ overflow: 'visible' });
export const retest = style(filled(vars.color.ink, 'CanvasText'));
export const manuals = style(filled(vars.color.accent, 'Highlight'));

const entries = { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s1} ${vars.space.s5}` } as const;
export const known = style([list, entries, { gridColumn: '1 / -1', flexDirection: 'column' }]);
export const legend = style([list, entries]);
export const entry = style([
  listEntry,
  {
    display: 'flex',
    gap: vars.space.s2,
    color: vars.color.inkMuted,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1.4,
  },
]);
export const key = style({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  marginBlockStart: 2,
  overflow: 'visible',
});

export const children = style({
  display: 'block',
  inlineSize: '100%',
  marginBlock: `${vars.space.s4} ${vars.space.s3}`,
  overflow: 'visible',
});
/** A line that is dashed into dots, one unit apart. */
const dots = (width: number, color: string, forcedColor: string) =>
  style([
    stroked(color, forcedColor),
    { strokeWidth: width, strokeLinecap: 'round', strokeDasharray: '0 1' },
  ]);
export const ring = dots(0.64, vars.color.ink, 'CanvasText');
export const hole = dots(0.48, vars.color.surface, 'Canvas');
export const full = dots(0.66, vars.color.accent, 'Highlight');

export const tableCaption = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, textAlign: 'start' });
export const group = style({
  paddingBlock: `${vars.space.s4} ${vars.space.s1}`,
  paddingInline: 0,
  textAlign: 'start',
});
