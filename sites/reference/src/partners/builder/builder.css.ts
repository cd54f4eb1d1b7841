import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Here the options fit beside the result. */
const WIDE = '(min-width: 960px)';
const focus = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 };

export const builder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [WIDE]: { gridTemplateColumns: '21rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const form = style({
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  // the options stay beside a preview that is longer than the window
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: vars.space.s4,
      boxSizing: 'border-box',
      maxBlockSize: `calc(100vh - 2 * ${vars.space.s4})`,
      overflowY: 'auto',
    },
  },
});
export const formHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
export const heading = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
});
export const field = style({ marginBlockStart: vars.space.s4 });
export const label = style({ display: 'block', marginBlockEnd: vars.space.s1, fontWeight: 600 });
export const input = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  // smaller, and a phone zooms in
  font: 'inherit',
  fontSize: 16,
  selectors: {
    '&:focus-visible': focus,
    '&[aria-invalid="true"]': { borderColor: vars.color.alert },
  },
});
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, minBlockSize: 44 });
export const box = style({ inlineSize: 22, blockSize: 22, margin: 0, accentColor: vars.color.accent });
export const hint = style({
  margin: 0,
  marginBlockStart: vars.space.s1,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const problem = style([
  hint,
  { color: vars.color.alert, selectors: { '&:empty': { display: 'none' } } },
]);
export const more = style({ marginBlockStart: vars.space.s4 });
export const summary = style({
  paddingBlock: vars.space.s3,
  cursor: 'pointer',
  fontWeight: 600,
  selectors: { '&:focus-visible': focus },
});

export const button = style({
  minBlockSize: 40,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  cursor: 'pointer',
  marginBlock: vars.space.s1,
  selectors: { '&:hover': { borderColor: vars.color.ink }, '&:focus-visible': focus },
});
// without its code it would do nothing
globalStyle(`[data-island]:not([data-mounted]) ${button}`, { visibility: 'hidden' });

export const result = style({ minInlineSize: 0 });
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  margin: 0,
  marginBlockEnd: vars.space.s3,
  padding: 0,
  border: 'none',
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
});
export const legend = style({ padding: 0, fontWeight: 600 });
export const radio = style({ inlineSize: 20, blockSize: 20, margin: 0, accentColor: vars.color.accent });
export const preview = style({
  boxSizing: 'border-box',
  minBlockSize: 96,
  padding: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-width="narrow"]': { maxInlineSize: 386 },
    '&[data-width="medium"]': { maxInlineSize: 794 },
  },
});
export const note = style([
  hint,
  { marginBlock: vars.space.s3, selectors: { '&:empty': { display: 'none' } } },
]);
