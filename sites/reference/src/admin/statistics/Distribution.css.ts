import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 720,
  blockSize: 140,
  marginBlockStart: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
export const bar = style({
  fill: vars.color.accent,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  maxInlineSize: 720,
  marginBlock: `${vars.space.s1} ${vars.space.s3}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});
