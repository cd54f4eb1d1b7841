import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors } from '../theme/mediaQueries.ts';
import { noteText } from '../theme/rules.ts';
import { chosenInForcedColors, focused, tile } from '../ui/radioTile.ts';

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const options = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
export const option = style({
  ...tile,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  padding: vars.space.s2,
  marginInlineStart: -1,
  lineHeight: 1.3,
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
    '&:has(:checked)': {
      zIndex: 1, // its border covers its neighbors'
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
    '&:has(:focus-visible)': { zIndex: 2, ...focused },
  },
  '@media': {
    // `:where` keeps it weaker than what is chosen
    [canHover]: { selectors: { '&:where(:hover)': { backgroundColor: vars.color.sunken } } },
    [forcedColors]: { selectors: { '&:has(:checked)': chosenInForcedColors } },
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
export const hint = style({ ...noteText, marginBlockStart: vars.space.s2, maxInlineSize: '60ch' });
