import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space.s1, minInlineSize: 0 });
export const label = style({ fontSize: vars.text.sm, fontWeight: 600 });
export const hint = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.sm });
export const error = style({ margin: 0, color: vars.color.alert, fontSize: vars.text.sm });
export const control = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 1 },
    '&[aria-invalid]': { borderColor: vars.color.alert },
    '&:disabled': { backgroundColor: vars.color.sunken, color: vars.color.inkMuted },
  },
});
export const lines = style({ paddingBlock: vars.space.s2, resize: 'vertical' });
