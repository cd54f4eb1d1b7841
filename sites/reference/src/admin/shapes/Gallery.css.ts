import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.s4,
  maxInlineSize: 640,
});
export const status = style({
  marginBlock: `${vars.space.s4} ${vars.space.s3}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: vars.space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  // What is far from the screen is not laid out: there are hundreds.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 190px',
});
export const link = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: vars.space.s2,
  blockSize: '100%',
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.outline },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: -3 },
  },
});
export const figure = style({ inlineSize: 72 });
export const name = style({ fontSize: vars.text.xs, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s1,
  marginBlockStart: vars.space.s1,
});
