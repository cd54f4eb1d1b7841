import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '56px minmax(0, 1fr) auto' } },
});
export const figure = style({ inlineSize: 56 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  fontWeight: 600,
});
export const meta = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  gridColumn: '1 / -1',
  '@media': { '(min-width: 640px)': { gridColumn: 'auto' } },
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.s4,
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  margin: 0,
  minInlineSize: 0,
});
export const large = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 200,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});
export const text = style({
  maxBlockSize: 200,
  margin: 0,
  padding: vars.space.s3,
  overflow: 'auto',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const none = style({ color: vars.color.inkMuted });
