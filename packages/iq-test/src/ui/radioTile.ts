import { vars } from '../theme/contract.css.ts';

/** The label of a radio button as a target of its own: the control covers it unseen, see `radioGroup.css.ts`. */
export const tile = {
  position: 'relative',
  boxSizing: 'border-box',
  minBlockSize: 60,
  border: `1px solid ${vars.color.outline}`,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
} as const;

/** Ring around the tile whose radio button has the focus. */
export const focused = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 } as const;

/** Look of the chosen one where its whole tile is filled. */
export const filled = {
  borderColor: vars.color.accent,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
} as const;

/** Mark of the chosen one in forced colors. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
