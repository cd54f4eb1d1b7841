import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap', // with large letters on a phone
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  lineHeight: 1,
  textDecoration: 'none',
});
export const main = style({
  boxSizing: 'border-box',
  inlineSize: 'min(420px, 100%)',
  marginInline: 'auto',
  paddingBlock: `clamp(${vars.space.s5}, 10vh, 120px) ${vars.space.s6}`,
  paddingInline: vars.space.s4,
});
export const form = style({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s4 });
export const password = style({ position: 'relative' });
export const show = style({
  position: 'absolute',
  // in the line of the label, above the field
  insetBlockStart: -8,
  minBlockSize: 30,
  paddingBlock: 0,
  // its word ends where the field ends
  insetInlineEnd: `calc(-1 * ${vars.space.s3})`,
  fontSize: vars.text.sm,
});
export const choice = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.s3 });
export const hint = style({ display: 'block', color: vars.color.inkMuted, fontSize: vars.text.sm });
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});
export const links = style({ marginBlock: `${vars.space.s4} 0`, fontSize: vars.text.sm });
