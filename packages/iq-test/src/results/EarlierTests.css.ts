import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { plainList } from '../theme/rules.ts';
import { heading, muted, small } from '../theme/typography.css.ts';
import { focusRing } from '../ui/Button.css.ts';

/** Box as wide as the report, see `YourData`. */
export const place = style({ maxInlineSize: 1120, marginInline: 'auto' });
export const list = style({ ...plainList, display: 'grid', gap: vars.space.s5 });
export const entry = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s5,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const title = style([heading.item, focusRing]);
export const score = style({ margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' });
export const note = style([small, muted, { margin: 0 }]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
});
