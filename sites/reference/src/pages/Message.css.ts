import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlock: vars.space.s8,
  '@media': { '(min-width: 768px)': { paddingBlock: vars.space.s9 } },
});
globalStyle(`${message} > p`, { margin: 0, color: vars.color.inkMuted });
