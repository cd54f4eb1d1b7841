import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

/** Its size in pixels. */
export const THUMB = 22;
const forced = '(forced-colors: active)';

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.s4,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
});
/** One with fewer digits leaves the label where it is. */
export const value = style({
  minInlineSize: '3ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const track = {
  blockSize: 2,
  borderRadius: 1,
  backgroundColor: vars.color.outline,
  '@media': { [forced]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
} as const;
const thumb = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 1px ${vars.color.accent}`,
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'Canvas',
      backgroundColor: 'Highlight',
      boxShadow: '0 0 0 1px Highlight',
    },
  },
} as const;
const ring = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 };

// each browser drops a rule that names a part of another's
export const slider = style({
  appearance: 'none',
  display: 'block',
  // as the number line below it
  direction: 'ltr',
  inlineSize: '100%',
  blockSize: 44,
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // a finger that moves down the page moves the page
  touchAction: 'pan-y',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': {
      ...thumb,
      appearance: 'none',
      marginBlockStart: (2 - THUMB) / 2,
    },
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-moz-range-thumb': ring,
  },
});
/** The middle of the thumb keeps half of it away from either end. */
export const way = style({ marginInline: THUMB / 2, direction: 'ltr' });
