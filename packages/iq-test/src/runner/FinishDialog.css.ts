import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { plainList } from '../theme/rules.ts';

export const open = style({ display: 'grid', gap: vars.space.s3 });
export const questions = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: vars.space.s2,
});
export const question = style({
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: vars.space.s1,
  gap: 2,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
