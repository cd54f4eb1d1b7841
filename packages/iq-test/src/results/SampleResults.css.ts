import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { heading, muted } from '../theme/typography.css.ts';

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlockStart: vars.space.s4,
  '@media': { print: { display: 'none' } },
});
export const head = style({ display: 'grid', gap: vars.space.s2 });
export const title = style([heading.section]);
export const note = style([muted, { margin: 0, textWrap: 'pretty' }]);
