import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { frame } from './ShapeGrid.css.ts';

export const grid = style({
  ...frame,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  backgroundColor: vars.color.surface,
});

// numbers of three digits reach beyond the drawing
export const triangle = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '6%',
  overflow: 'visible',
  borderInlineEnd: `1px solid ${vars.color.outline}`,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  selectors: {
    '&:nth-child(2n)': { borderInlineEnd: 0 },
    '&:nth-child(n + 3)': { borderBlockEnd: 0 },
  },
});

export const outline = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

export const number = style({
  fill: 'currentColor',
  fontFamily: vars.font.body,
  fontSize: 22,
  fontVariantNumeric: 'lining-nums',
  textAnchor: 'middle',
  selectors: {
    '&[data-place="inside"]': { fontSize: 25, fontWeight: 600 },
    '&[data-missing]': { fill: vars.color.accent, fontWeight: 700 },
  },
});
