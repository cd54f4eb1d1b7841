import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/media.ts';

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  overflow: 'visible',
});
export const track = style({ fill: vars.color.hairline, '@media': { [forcedColors]: { fill: 'GrayText' } } });
export const value = style({
  fill: vars.color.accent,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
export const wrapper = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
