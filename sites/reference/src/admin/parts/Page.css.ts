import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xxl,
  fontWeight: 500,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s3}`,
});
export const intro = style({
  maxInlineSize: '68ch',
  marginBlock: `${vars.space.s2} ${vars.space.s5}`,
  color: vars.color.inkMuted,
});
export const section = style({
  marginBlockStart: vars.space.s6,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const sectionTitle = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontWeight: 500,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});
