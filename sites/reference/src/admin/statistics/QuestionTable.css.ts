import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const link = style({ whiteSpace: 'nowrap' });
export const range = style({ display: 'block', color: vars.color.inkMuted, fontSize: vars.text.xs });
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
export const meanings = style({
  display: 'grid',
  gap: vars.space.s3,
  maxInlineSize: '68ch',
  marginBlock: vars.space.s2,
  fontSize: vars.text.sm,
});
export const term = style({ fontWeight: 600 });
export const meaning = style({ margin: 0 });
