import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { frame } from './ShapeGrid.css.ts';

export const grid = style({
  ...frame,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s3,
  padding: vars.space.s3,
  backgroundColor: vars.color.surface,
});

// numbers of three digits reach beyond the drawing
export const triangle = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

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
