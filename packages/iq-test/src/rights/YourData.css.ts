import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { plainList } from '../theme/rules.ts';
import { heading, muted, small } from '../theme/typography.css.ts';

export const section = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  // as wide as the screen above it: the report, or the payment
  maxInlineSize: 620,
  marginInline: 'auto',
  paddingBlock: vars.space.s6,
  selectors: { '&[data-paid]': { maxInlineSize: 1120 } },
  '@media': { print: { display: 'none' } },
});
export const title = style([heading.item]);
export const text = style([small, muted, { margin: 0, maxInlineSize: '62ch', textWrap: 'pretty' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const problem = style([small, { margin: 0, color: vars.color.alert }]);
export const consequences = style({ ...plainList, display: 'grid', gap: vars.space.s3 });
