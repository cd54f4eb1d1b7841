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

/** Which one is chosen, where the system sets the colors. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
