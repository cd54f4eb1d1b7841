import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.s5,
  marginBlockStart: vars.space.s4,
  '@media': {
    '(min-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: vars.space.s6 },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space.s4, minInlineSize: 0 });
export const heading = style({ margin: 0, fontSize: vars.text.md, fontWeight: 600 });
export const hint = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.sm });
export const drop = style({
  display: 'grid',
  gap: vars.space.s2,
  borderRadius: vars.radius.control,
  selectors: { '&[data-over]': { outline: `3px dashed ${vars.color.accent}`, outlineOffset: 4 } },
});
export const below = style({ marginBlockStart: vars.space.s3 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });
