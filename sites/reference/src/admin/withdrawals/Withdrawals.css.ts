import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const filter = style({ maxInlineSize: 280, marginBlockEnd: vars.space.s4 });
export const delayed = style({ marginBlockEnd: vars.space.s4 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  maxInlineSize: 960,
  marginBlock: `${vars.space.s4} ${vars.space.s5}`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s3}`,
});
export const name = style({
  minInlineSize: 0,
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  margin: 0,
});
export const term = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const text = style({ margin: 0 });
export const orders = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2 });
export const subtitle = style({ margin: 0, fontSize: vars.text.sm, fontWeight: 600 });
export const small = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.sm });
export const orderList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const what = style({ display: 'grid', flex: '1 1 240px', gap: vars.space.s1, minInlineSize: 0 });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s3}` });
export const number = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.sm });
