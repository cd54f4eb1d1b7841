import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const sets = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const set = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: 44,
  marginBlockEnd: -1,
  paddingInline: vars.space.s2,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.ink, fontWeight: 600 },
  },
});
export const count = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 400,
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  alignItems: 'end',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});
export const found = style({
  marginBlock: `${vars.space.s3} 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
