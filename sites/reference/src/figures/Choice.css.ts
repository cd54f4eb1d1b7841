import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
});
/** Three in a row, and four where there is room, else two. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s2,
  selectors: {
    // words of two may be long: as wide as they are
    '&:not(:has(> :nth-child(3)))': { display: 'flex', flexWrap: 'wrap' },
    '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))' },
  },
});
export const option = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'center',
  overflowWrap: 'anywhere',
  minBlockSize: 52,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
/** Covers its label, so that a touch reader finds the whole target; only its look is gone. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const note = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
