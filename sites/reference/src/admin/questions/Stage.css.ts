import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  alignItems: 'end',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});
export const stage = style({
  marginBlockStart: vars.space.s4,
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 } },
});
export const window = style({
  position: 'relative', // what is hidden inside belongs to it, and does not widen the page
  boxSizing: 'border-box',
  inlineSize: 'min(360px, 100%)',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: { '&[data-width="desktop"]': { inlineSize: '100%', minInlineSize: 960 } },
});
export const page = style({
  padding: vars.space.s4,
  '@container': { 'iq (min-width: 640px)': { padding: vars.space.s6 } },
});
