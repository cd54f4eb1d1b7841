import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ maxInlineSize: '68ch', marginBlock: `${vars.space.s2} ${vars.space.s4}` });
export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  maxInlineSize: 420,
  marginBlockStart: vars.space.s4,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const muted = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
/** Cameras need dark on light with a margin, whatever the page looks like. */
export const qr = style({
  display: 'block',
  inlineSize: 'min(220px, 100%)',
  marginBlock: vars.space.s3,
  borderRadius: vars.radius.control,
  backgroundColor: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});
export const secret = style({
  display: 'block',
  marginBlockEnd: vars.space.s3,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12ch, 1fr))',
  gap: vars.space.s2,
  margin: 0,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
});
