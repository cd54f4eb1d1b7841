import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const share = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
});
export const open = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  textUnderlineOffset: '0.2em',
});
/** The public link; below it stays room for a toast. */
export const link = style({ scrollMarginBlockEnd: 180 });
