import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors } from '../theme/mediaQueries.ts';
import { plainList } from '../theme/rules.ts';
import { focusRing } from '../ui/Button.css.ts';

/** Ten to a row (Specification §2). */
export const strip = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: vars.space.s1,
});

/** A mark on paper: extensions that turn a page dark lighten the colors of texts, and darken those of grounds. */
const mark = { color: vars.color.accent, backgroundColor: 'currentColor' } as const;

export const item = style({ display: 'block', margin: 0, padding: 0 });

export const marker = style([
  focusRing,
  {
    position: 'relative',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: 36,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    font: 'inherit',
    // ten to a row, whatever the size of the letters: two digits stay side by side
    fontSize: `min(${vars.text.xs}, 4.6cqi)`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1,
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: 1 },
    selectors: {
      // a bar under the number: seen without color, too
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: '28%',
        insetBlockEnd: 4,
        blockSize: 3,
        borderRadius: 2,
        backgroundColor: vars.color.hairline,
      },
      // a corner turned down: marked for later
      '&[data-state~="flagged"]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 3,
        insetInlineEnd: 3,
        inlineSize: 9,
        blockSize: 9,
        ...mark,
        clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
      },
      '[dir="rtl"] &[data-state~="flagged"]::before': { clipPath: 'polygon(0 0, 100% 0, 0 100%)' },
      '&[data-state~="answered"]': { color: vars.color.ink, fontWeight: 600 },
      '&[data-state~="answered"]::after': { insetInline: '12%', ...mark },
      '&[data-state~="current"]': {
        borderColor: vars.color.ink,
        color: vars.color.ink,
        fontWeight: 700,
        backgroundColor: vars.color.surface,
      },
    },
    '@media': {
      // `:where` keeps it weaker than the current one
      [canHover]: { selectors: { '&:where(:hover)': { backgroundColor: vars.color.sunken } } },
      [forcedColors]: {
        selectors: {
          '&::after': { backgroundColor: 'GrayText' },
          '&[data-state~="answered"]::after': { backgroundColor: 'Highlight' },
          '&[data-state~="flagged"]::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
