import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(140px, 1fr)',
  gap: vars.space.s3,
  maxInlineSize: 640,
  '@media': { '(max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const quiet = style({
  marginBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.95em',
  overflowWrap: 'anywhere',
});
/** A key in a table: it is read as one word, and the table is scrolled. */
export const key = style([code, { whiteSpace: 'nowrap' }]);
export const form = style({
  display: 'grid',
  gap: vars.space.s5,
  maxInlineSize: 640,
  marginBlockStart: vars.space.s4,
});
export const fields = style({ display: 'contents', border: 0 });
export const origins = style({
  display: 'grid',
  gap: vars.space.s3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: 0, fontSize: vars.text.sm, fontWeight: 600 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.s2,
});
/** A row without a button. */
export const wholeRow = style({ display: 'grid', gap: vars.space.s2 });
export const notes = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.s1,
  justifyItems: 'start',
});
export const note = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.text.sm });
export const warning = style({ margin: 0, color: vars.color.warning, fontSize: vars.text.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: `${vars.space.s4} ${vars.space.s5}`,
  marginBlock: vars.space.s4,
});
export const tile = style({
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});
export const tileName = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const tileNumber = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
  marginBlock: vars.space.s4,
});
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, minBlockSize: 48 });
export const summary = style({
  minBlockSize: 44,
  paddingBlock: vars.space.s2,
  cursor: 'pointer',
  fontWeight: 600,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 } },
});
export const written = style({ marginBlock: vars.space.s4 });
export const writtenHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});
export const writtenTitle = style({ margin: 0, fontSize: vars.text.sm, fontWeight: 600 });
export const pre = style({
  margin: 0,
  marginBlockStart: vars.space.s2,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 } },
});
export const choices = style({ display: 'grid', gap: vars.space.s2, margin: 0, padding: 0, border: 0 });
export const choice = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, minBlockSize: 44 });
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 });
export const spaced = style({ marginBlockStart: vars.space.s4 });
