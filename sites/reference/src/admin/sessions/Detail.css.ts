import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.s4,
  marginBlock: vars.space.s5,
});
export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const list = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlock: `${vars.space.s4} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const what = style({
  display: 'grid',
  gap: vars.space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
export const small = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const number = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
});
export const whole = style({ flexBasis: '100%' });
export const check = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.s2,
  marginBlock: vars.space.s3,
});
export const box = style({
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  marginBlockStart: 2,
  accentColor: vars.color.accent,
});
export const right = style({ fontWeight: 600 });
