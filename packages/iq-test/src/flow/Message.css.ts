import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { heading } from '../theme/typography.css.ts';

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  maxInlineSize: 620,
  marginInline: 'auto',
  paddingBlock: vars.space.s9,
});
export const title = style([heading.page, { outline: 'none' }]);
