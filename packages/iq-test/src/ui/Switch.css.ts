import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/mediaQueries.ts';

/** The native control does the work; its look is the track and the knob. */
export const input = style({
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  flex: 'none',
  inlineSize: 48,
  blockSize: 28,
  margin: 0,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  // a touch target of 44 px around a quieter drawing
  '::before': { content: '""', position: 'absolute', inset: '-9px -4px' },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.outline,
    transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
  },
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
  selectors: {
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': { insetInlineStart: 23, backgroundColor: vars.color.onAccent },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::after': { backgroundColor: 'ButtonText' },
        '&:checked': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { backgroundColor: 'HighlightText' },
      },
    },
  },
});
