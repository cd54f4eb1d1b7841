import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.s3,
});
export const raw = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.xs,
});
export const when = style({ whiteSpace: 'nowrap' });
export const code = style({
  display: 'block',
  // a number of a test breaks behind its hyphen
  minInlineSize: '17ch',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
});
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s2,
  minInlineSize: 200,
  margin: 0,
  fontSize: vars.text.xs,
});
export const detailName = style({ color: vars.color.inkMuted });
export const detailValue = style({ margin: 0, overflowWrap: 'anywhere' });
export const more = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });
export const head = style({ marginBlock: vars.space.s3, overflowWrap: 'anywhere' });
export const hash = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.sm });
export const why = style({
  maxInlineSize: '68ch',
  marginBlock: `0 ${vars.space.s4}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const check = style({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'end',
  maxInlineSize: 760,
  marginBlockEnd: vars.space.s4,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const detail = style({ display: 'contents' });
