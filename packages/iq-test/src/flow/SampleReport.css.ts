import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../ui/Button.css.ts';

export const sample = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
export const summary = style([
  focusRing,
  { paddingBlock: vars.space.s4, color: vars.color.accent, fontWeight: 600, cursor: 'pointer' },
]);
