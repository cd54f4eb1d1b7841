import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide } from '../theme/mediaQueries.ts';
import { heading } from '../theme/typography.css.ts';
import { jumpTarget } from './Section.css.ts';

export const keep = style({
  display: 'grid',
  gap: vars.space.s6,
  '@container': { [extraWide]: { gap: vars.space.s7 } },
});
export const part = style({ display: 'grid', gap: vars.space.s3, alignContent: 'start' });
export const partTitle = style([heading.item, jumpTarget]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
