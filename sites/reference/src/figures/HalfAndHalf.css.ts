import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import * as parts from './Parts.css.ts';

const forced = '(forced-colors: active)';

export const people = style({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'center',
  marginBlockEnd: vars.space.s5,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.s6 } },
});
/** Size of its units, which are pixels. */
export const dots = style({ display: 'block', inlineSize: 240, maxInlineSize: '100%', overflow: 'visible' });
export const outline = style([parts.axis, { strokeWidth: 1.5 }]);
export const filled = style([parts.full, { strokeWidth: 1.5 }]);
/** Interrupts the line behind it. */
export const toss = style([parts.quietLabel, parts.halo, { textAnchor: 'middle' }]);
export const count = style({ margin: 0, lineHeight: 1.45, textWrap: 'pretty' });

export const studies = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: `0 ${vars.space.s5}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
});
export const study = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: vars.space.s3,
  minBlockSize: 52,
  margin: 0,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': { position: 'relative', outline: `3px solid ${vars.color.accent}`, outlineOffset: 0 },
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
export const source = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  '@media': { [forced]: { color: 'inherit' } },
});
/** The words of a row read on from its start. */
const words = {
  selectors: { '&:nth-child(3)': { textAlign: 'start', paddingInlineStart: vars.space.s5 } },
} as const;
export const cell = style([parts.cell, words]);
export const column = style([parts.column, words]);
