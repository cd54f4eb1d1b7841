import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const hint = style({
  maxInlineSize: '68ch',
  marginBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  columnGap: vars.space.s5,
  margin: 0,
  marginBlockStart: vars.space.s4,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
});
export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space.s1, minInlineSize: 0 });
export const link = style({
  fontSize: vars.text.sm,
  fontWeight: 600,
  selectors: {
    // the whole card leads there
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.accent}`, outlineOffset: -3 },
  },
});
export const text = style({
  display: '-webkit-box',
  margin: 0,
  overflow: 'hidden',
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});
export const facts = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.xs });
