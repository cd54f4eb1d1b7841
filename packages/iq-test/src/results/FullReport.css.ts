import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { muted, small } from '../theme/typography.css.ts';
import { printRules } from './printRules.ts';
import { screenOnly } from './Section.css.ts';

export const controls = style([
  screenOnly,
  {
    display: 'grid',
    gap: vars.space.s4,
    justifyItems: 'start',
    marginBlockEnd: vars.space.s6,
    padding: vars.space.s4,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    '@container': { [wide]: { padding: vars.space.s5 } },
  },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
export const text = style([small, muted, { margin: 0, maxInlineSize: '62ch', textWrap: 'pretty' }]);
/** Name in the head of the report. */
export const person = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  '@media': printRules({ fontSize: 15 }),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': printRules({ paddingBlockStart: 10, breakInside: 'avoid' }),
});
export const check = style({
  flex: 1,
  minInlineSize: 200,
  display: 'grid',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
export const line = style({ margin: 0, '@media': printRules({ fontSize: 11 }) });
