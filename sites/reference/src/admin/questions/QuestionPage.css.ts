import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const neighbors = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
  fontSize: vars.text.sm,
});
export const hint = style({
  maxInlineSize: '68ch',
  marginBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s6,
  rowGap: vars.space.s3,
  marginBlock: `${vars.space.s4} 0`,
});
export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const value = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
