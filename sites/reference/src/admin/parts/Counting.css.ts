import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const counting = style({ marginBlock: vars.space.s5 });
export const text = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  inlineSize: '100%',
  maxInlineSize: 480,
  blockSize: 8,
  accentColor: vars.color.accent,
});
