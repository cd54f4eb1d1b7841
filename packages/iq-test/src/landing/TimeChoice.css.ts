import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/media.ts';

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const options = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const option = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: 60,
  padding: vars.space.s2,
  border: `1px solid ${vars.color.outline}`,
  marginInlineStart: -1,
  backgroundColor: vars.color.surface,
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:first-child': {
      marginInlineStart: 0,
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&:last-child': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:has(:checked)': {
      zIndex: 1, // its border lies over its neighbors'
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
    '&:has(:focus-visible)': { zIndex: 2, outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
  },
  '@media': {
    [forcedColors]: {
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
export const time = style({
  // three in a row, whatever the size of the letters: a time does not break
  fontSize: `min(${vars.text.md}, 8.4cqi)`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
export const factor = style({
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
export const hint = style({
  margin: 0,
  marginBlockStart: vars.space.s2,
  maxInlineSize: '60ch',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.5,
});
