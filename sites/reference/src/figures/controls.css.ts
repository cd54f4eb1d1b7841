// What buttons, lists and tables of several figures look like.
import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { cell } from './Parts.css.ts';

/** Style of text for screen readers only. */
export const unseen = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

// The text around a figure has rules of its own for the lists in it: these are more specific.

/** A list without its look. */
export const list = style({ selectors: { '&&': { margin: 0, padding: 0, listStyle: 'none' } } });
export const listEntry = style({ selectors: { '&&': { margin: 0 } } });

const focusRing = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 };
/** Buttons that stay pressed; they look like the tiles of `Choice`. */
export const button = style({
  flex: '1 1 auto',
  minBlockSize: 52,
  margin: 0,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** A part that is folded away at first, and what opens it. */
export const folded = style({ marginBlockStart: vars.space.s4, fontSize: vars.text.sm });
export const fold = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  ':focus-visible': focusRing,
  '::before': { content: '"+"', inlineSize: '0.7em', fontVariantNumeric: 'tabular-nums' },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::before': { content: '"−"' },
  },
});

/** Head of a table's row. */
export const rowName = style([cell, { fontWeight: 400 }]);
/** Source of the numbers. */
export const source = style({
  marginBlock: `${vars.space.s3} 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere', // an address
});
