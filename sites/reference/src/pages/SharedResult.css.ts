import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.s5,
  maxInlineSize: 620,
  marginInline: 'auto',
  paddingBlock: vars.space.s7,
  '@media': { '(min-width: 768px)': { paddingBlock: vars.space.s8 } },
});
