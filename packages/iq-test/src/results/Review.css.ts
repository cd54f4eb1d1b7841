import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, wide } from '../theme/mediaQueries.ts';
import { plainList } from '../theme/rules.ts';
import { heading, overline } from '../theme/typography.css.ts';
import { focusRing } from '../ui/Button.css.ts';
import { printRules } from './printRules.ts';

export const groups = style({
  display: 'grid',
  gap: vars.space.s6,
  '@media': printRules({ display: 'block' }), // a grid breaks badly between pages
});
export const group = style({ display: 'grid', minInlineSize: 0 });
export const groupTitle = style([
  heading.item,
  {
    paddingBlockEnd: vars.space.s2,
    borderBlockEnd: `1px solid ${vars.color.ink}`,
    '@media': printRules({ breakAfter: 'avoid', fontSize: 15 }),
  },
]);
export const count = style({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'lining-nums',
  marginInlineStart: vars.space.s1,
});
export const list = style(plainList);
export const entry = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': printRules({ breakInside: 'avoid', fontSize: 13 }),
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const summary = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s3,
    rowGap: vars.space.s1,
    minBlockSize: 56,
    paddingBlock: vars.space.s3,
    borderRadius: vars.radius.small,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': {
      [canHover]: { ':hover': { backgroundColor: vars.color.sunken } },
      ...printRules({ minBlockSize: 0, paddingBlock: 6 }),
    },
    '@container': {
      [wide]: { gridTemplateColumns: '2em minmax(0, 1fr) auto auto', columnGap: vars.space.s4 },
    },
  },
]);
export const number = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});
export const stem = style({
  gridColumn: '1 / 3',
  gridRow: 2,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.4,
  selectors: { 'details[open] &': { display: 'block', fontWeight: 600, whiteSpace: 'pre-line' } },
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
});
/** An icon and a word; the color comes on top. */
export const mark = style({
  // not flex: an icon beside a long word must not shrink
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': printRules({ fontSize: 11 }),
  selectors: {
    '&[data-outcome="correct"]': { color: vars.color.success },
    '&[data-outcome="incorrect"]': { color: vars.color.alert },
    '&[data-outcome="unanswered"]': { color: vars.color.inkMuted },
  },
});
export const outcome = style([mark, { '@container': { [wide]: { minInlineSize: '8em' } } }]);
export const chevron = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  color: vars.color.inkMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
  '@container': { [wide]: { gridColumn: 4, gridRow: 1 } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlockStart: vars.space.s3,
  paddingBlockEnd: vars.space.s6,
  '@container': { [wide]: { paddingInlineStart: `calc(2em + ${vars.space.s4})` } },
  // two or three questions on a sheet
  '@media': printRules({ gap: 8, paddingBlock: '2px 10px' }),
});
export const question = style({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  '@media': printRules({ gap: 16 }),
});
export const withFigure = style({
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  '@media': printRules({ gridTemplateColumns: '150px minmax(0, 1fr)' }),
});
export const figure = style({ inlineSize: '100%', maxInlineSize: 300 });

export const options = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.s2,
  counterReset: 'option',
  selectors: {
    '&[data-kind="figures"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
      gap: vars.space.s3,
    },
  },
  '@media': {
    print: {
      selectors: {
        '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 4 },
        '&&[data-kind="figures"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' },
      },
    },
  },
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  minBlockSize: 36,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  lineHeight: 1.4,
  counterIncrement: 'option',
  '@media': printRules({ minBlockSize: 0, paddingInline: 8, columnGap: 8 }),
  selectors: {
    '&::before': {
      content: 'counter(option, upper-alpha)',
      minInlineSize: '1.2em',
      color: vars.color.inkMuted,
      fontSize: vars.text.sm,
      fontWeight: 600,
    },
    '&[data-outcome="correct"]': { borderColor: vars.color.success, backgroundColor: vars.color.successSoft },
    '&[data-outcome="incorrect"]': { borderColor: vars.color.alert, backgroundColor: vars.color.alertSoft },
    '[data-kind="figures"] > &': { display: 'grid', alignContent: 'start', paddingBlock: vars.space.s2 },
  },
});
export const shape = style({
  inlineSize: '100%',
  maxInlineSize: 88,
  marginInline: 'auto',
  '@media': printRules({ maxInlineSize: 48 }),
});

export const explanation = style({ display: 'grid', gap: vars.space.s1 });
export const label = style([
  overline,
  { fontSize: vars.text.sm, letterSpacing: 0, '@media': printRules({ fontSize: 11 }) },
]);
export const text = style({
  margin: 0,
  maxInlineSize: '62ch',
  textWrap: 'pretty',
  // a worked solution may come in several lines
  whiteSpace: 'pre-line',
});
