import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const text = style({
  margin: 0,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space.s4 } },
});
