import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors } from '../theme/mediaQueries.ts';
import { noteText, onSurface } from '../theme/rules.ts';
import { chosenInForcedColors, filled, focused, tile } from '../ui/radioTile.ts';

export const practice = style({ display: 'grid', gap: vars.space.s3 });
export const place = style(noteText);
export const grid = style({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '100%',
  padding: vars.space.s4,
  ...onSurface,
});
export const rule = style({ fill: 'none', stroke: vars.color.hairline, strokeWidth: 1 });
export const dial = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
export const slice = style({ fill: 'currentColor' });
export const missing = style({
  fill: vars.color.accentSoft,
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  strokeDasharray: '5 5',
  '@media': { [forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
export const question = style({
  fill: vars.color.accent,
  fontFamily: vars.font.heading,
  fontSize: 28,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
/** The question; without a figure it has the room and the letters of one. */
export const text = style({
  margin: 0,
  outline: 'none',
  fontWeight: 600,
  selectors: {
    '&[data-alone]': {
      paddingBlock: vars.space.s6,
      paddingInline: vars.space.s5,
      ...onSurface,
      fontFamily: vars.font.heading,
      fontSize: vars.text.lg,
      fontWeight: 500,
      textAlign: 'center',
    },
  },
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s2,
});
export const option = style({
  ...tile,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: 48,
  padding: vars.space.s2,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  selectors: {
    '&:has(:focus-visible)': focused,
    '&[data-chosen]': filled,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:where(:hover)': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
      },
    },
    [forcedColors]: {
      selectors: { '&[data-chosen]': { ...chosenInForcedColors, borderColor: 'Highlight' } },
    },
  },
});
export const letter = style({ fontSize: vars.text.sm, fontWeight: 600 });
export const optionDial = style({ flex: 'none', inlineSize: 48, blockSize: 48 });

export const reply = style({
  margin: 0,
  padding: vars.space.s3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  selectors: { '&[data-right]': { backgroundColor: vars.color.accentSoft } },
});
