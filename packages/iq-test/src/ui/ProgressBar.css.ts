import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/mediaQueries.ts';

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  overflow: 'visible',
  borderRadius: 2,
  // a ground, not a drawing: extensions that turn a page dark would make a drawing as light as what lies on it
  backgroundColor: vars.color.hairline,
  '@media': { [forcedColors]: { backgroundColor: 'GrayText' } },
});
export const value = style({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
export const wrapper = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
