import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { atBothEnds } from '../theme/rules.ts';
import { heading } from '../theme/typography.css.ts';
import { printRules } from './printRules.ts';
import { screenOnly } from './Section.css.ts';

export const screen = style({
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingBlock: vars.space.s5,
  '@container': { [wide]: { paddingBlock: vars.space.s7 } },
  '@media': printRules({ maxInlineSize: 'none', padding: 0 }),
});

export const head = style({
  ...atBothEnds,
  alignItems: 'baseline',
  columnGap: vars.space.s5,
  rowGap: vars.space.s1,
  marginBlockEnd: vars.space.s6,
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  '@media': printRules({ marginBlockEnd: 10, paddingBlockEnd: 6 }),
});
export const title = style([heading.page, { outline: 'none', '@media': printRules({ fontSize: 26 }) }]);
export const date = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': printRules({ fontSize: 13 }),
});

export const warning = style({
  marginBlockEnd: vars.space.s6,
  '@media': printRules({ marginBlockEnd: 6, padding: '2px 8px', fontSize: 11, lineHeight: 1.3 }),
});

export const practice = style({
  marginBlock: `0 ${vars.space.s6}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': printRules({ marginBlockEnd: 6, fontSize: 11 }),
});

export const foot = style({
  ...atBothEnds,
  alignItems: 'end',
  gap: vars.space.s5,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': printRules({ paddingBlockStart: 10 }),
});
export const record = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  rowGap: vars.space.s1,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.5,
  '@media': printRules({ fontSize: 11 }),
});
export const withdraw = style([
  screenOnly,
  { color: vars.color.accent, fontSize: vars.text.sm, textUnderlineOffset: '0.2em' },
]);
export const recordEntry = style({ display: 'flex', gap: vars.space.s2 });
export const recordValue = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const retake = style([screenOnly]);
