import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide, wide } from '../theme/mediaQueries.ts';
import { muted, overline, small } from '../theme/typography.css.ts';
import { printRules } from './printRules.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'end',
  '@container': {
    [extraWide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', columnGap: vars.space.s7 },
  },
  '@media': printRules({ gap: 12, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' }),
});

export const numbers = style({
  display: 'grid',
  gap: vars.space.s6,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' }, [extraWide]: { gridTemplateColumns: '1fr' } },
  '@media': printRules({ gap: 12, gridTemplateColumns: '1fr' }),
});

export const region = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': printRules({ gap: 8 }),
});
export const name = style([
  overline,
  { fontSize: vars.text.sm, fontWeight: 500, letterSpacing: 0, '@media': printRules({ fontSize: 12 }) },
]);

/** The air beside the first digit, in ems of the number, negative: see `useFlushNumber`. */
export const inkGapVariable = '--iq-ink-gap';

const number = style({
  margin: 0,
  marginInlineStart: `var(${inkGapVariable}, 0)`,
  fontFamily: vars.font.heading,
  fontOpticalSizing: 'auto',
  fontWeight: 400,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  // a digit has no descender: without its line's white space the gaps around it are the grid's own
  textBox: 'trim-both cap alphabetic',
});
export const score = style([
  number,
  {
    // a number that breaks is another number: with large letters it stays as wide as its column
    fontSize: `min(${vars.text.display}, 42cqi)`,
    whiteSpace: 'nowrap',
    marginBlock: vars.space.s2,
    color: vars.color.ink,
    '@media': printRules({ fontSize: 88, marginBlock: 0 }),
  },
]);
export const percentile = style([
  number,
  {
    fontSize: `min(${vars.text.hero}, 30cqi)`,
    whiteSpace: 'nowrap',
    letterSpacing: '-0.02em',
    '@media': printRules({ fontSize: 34 }),
  },
]);
export const meaning = style([
  small,
  muted,
  { maxInlineSize: '30ch', textWrap: 'pretty', '@media': printRules({ fontSize: 12 }) },
]);
export const badge = style({
  margin: 0,
  paddingBlock: 4,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  '@media': printRules({ fontSize: 13 }),
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s4,
  margin: 0,
  marginBlockStart: vars.space.s6,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
  '@media': printRules({ marginBlockStart: 8, paddingBlock: 6, gridTemplateColumns: 'repeat(4, 1fr)' }),
});
export const fact = style({ display: 'grid', gap: 2 });
export const term = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  '@media': printRules({ fontSize: 12 }),
});
export const value = style({
  margin: 0,
  fontSize: vars.text.lg,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': printRules({ fontSize: 15 }),
});
