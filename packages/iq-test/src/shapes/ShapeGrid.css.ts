import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The ink frame around the parts of a figure. */
export const frame = {
  boxSizing: 'border-box',
  display: 'grid',
  direction: 'ltr', // the rules of figures run from left to right in every language
  inlineSize: '100%',
  maxInlineSize: 420,
  marginInline: 'auto',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
} as const;
export const grid = style({
  ...frame,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
});

export const cell = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minBlockSize: 0, // a line is one pixel of the cell, it does not make the cell taller
  padding: '12%',
  borderInlineEnd: `1px solid ${vars.color.outline}`,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  backgroundColor: vars.color.surface,
  selectors: {
    '&:nth-child(3n)': { borderInlineEnd: 0 },
    '&:nth-child(n + 7)': { borderBlockEnd: 0 },
    '&[data-missing]': {
      padding: 0,
      backgroundColor: vars.color.sunken,
      color: vars.color.accent,
      fontFamily: vars.font.heading,
      fontSize: vars.text.xxl,
      lineHeight: 1,
    },
  },
});
