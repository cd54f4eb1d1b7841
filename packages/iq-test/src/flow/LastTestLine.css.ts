import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { muted, small } from '../theme/typography.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
/** A link in a text, with a button's target size. */
export const open = style({
  minBlockSize: 44,
  paddingInline: 0,
  fontSize: vars.text.sm,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const state = style([small, muted]);
