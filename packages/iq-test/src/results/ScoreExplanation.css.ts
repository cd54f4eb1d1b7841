import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { plainList } from '../theme/rules.ts';
import { heading } from '../theme/typography.css.ts';
import { printRules } from './printRules.ts';

export const steps = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.s5,
  '@media': printRules({ gap: 4 }),
});
export const step = style({
  display: 'grid',
  gap: vars.space.s1,
  '@container': { [wide]: { gridTemplateColumns: '7em 1fr', columnGap: vars.space.s5 } },
  '@media': printRules({ gridTemplateColumns: '5em 1fr', columnGap: 12 }),
});
export const title = style([heading.item, { '@media': printRules({ fontSize: 13 }) }]);
export const text = style({
  margin: 0,
  maxInlineSize: '62ch',
  textWrap: 'pretty',
  '@media': printRules({ maxInlineSize: 'none', fontSize: 11, lineHeight: 1.4 }),
});

export const disclaimer = style({
  margin: 0,
  marginBlockStart: vars.space.s6,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `3px solid ${vars.color.outline}`,
  maxInlineSize: '68ch',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.55,
  textWrap: 'pretty',
  '@media': printRules({ maxInlineSize: 'none', marginBlockStart: 6, fontSize: 11, lineHeight: 1.4 }),
});
