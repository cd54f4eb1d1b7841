import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  gap: vars.space.s5,
  marginBlock: vars.space.s4,
});
export const figure = style({
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const content = style({ margin: 0, fontSize: vars.text.sm });
export const value = style({
  display: 'block',
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
});
export const none = style({ display: 'block', color: vars.color.inkMuted, lineHeight: 2 });
export const details = style({ marginBlockStart: vars.space.s1 });
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.s1,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});
export const means = style({ margin: 0, maxInlineSize: '44ch' });
