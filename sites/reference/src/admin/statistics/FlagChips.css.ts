import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1 });
export const list = style({
  display: 'grid',
  gap: vars.space.s3,
  maxInlineSize: '68ch',
  marginBlock: vars.space.s3,
  padding: 0,
  listStyle: 'none',
});
