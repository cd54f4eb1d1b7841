import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const whole = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.s3, minInlineSize: 0 });
export const inputs = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.s2,
  maxInlineSize: 320,
});
export const picker = style({
  boxSizing: 'border-box',
  inlineSize: 48,
  blockSize: 48,
  padding: vars.space.s1,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 1 } },
});
export const samples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: vars.space.s3,
  maxInlineSize: 640,
  margin: 0,
});
/** Sample in the colors of its own scheme, independent of the page's. */
export const sample = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  margin: 0,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  forcedColorAdjust: 'none',
});
export const sampleName = style({ fontWeight: 600 });
export const sampleButton = style({
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.control,
  fontWeight: 600,
});
export const sampleLink = style({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
export const sampleChosen = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: '1px solid',
  borderRadius: vars.radius.control,
});
