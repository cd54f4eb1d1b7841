import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

const WIDE = '(min-width: 640px)';

export const find = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.s3,
  maxInlineSize: 760,
  marginBlockEnd: vars.space.s4,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const waiting = style({ display: 'grid', gap: vars.space.s3, marginBlockEnd: vars.space.s4 });
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const note = style({ marginBlock: vars.space.s2, color: vars.color.inkMuted, fontSize: vars.text.sm });
/** The count, and at the other end what makes a file of it. */
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
export const small = style({ display: 'block', color: vars.color.inkMuted, fontSize: vars.text.xs });
export const number = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
});
export const nowrap = style({ whiteSpace: 'nowrap' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s1 });
export const more = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });
