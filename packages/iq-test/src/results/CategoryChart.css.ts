import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/mediaQueries.ts';
import { atBothEnds, plainList } from '../theme/rules.ts';
import { heading, small } from '../theme/typography.css.ts';
import { printRules } from './printRules.ts';
import { screenOnly } from './Section.css.ts';

export const list = style({ ...plainList, display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.s3,
  paddingBlock: vars.space.s5,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
  '@media': printRules({ gap: 3, paddingBlock: 4, borderBlockEnd: 0 }),
});

export const head = style({
  ...atBothEnds,
  alignItems: 'baseline',
  columnGap: vars.space.s4,
});
export const name = style([heading.item, { '@media': printRules({ fontSize: 14 }) }]);
export const verdict = style({
  margin: 0,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.s3,
  fontSize: vars.text.sm,
  fontWeight: 600,
  selectors: {
    '[data-tone="success"] &': { color: vars.color.success },
    '[data-tone="warning"] &': { color: vars.color.warning },
    '[data-tone="alert"] &': { color: vars.color.alert },
  },
  '@media': printRules({ fontSize: 12 }),
});

export const measure = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.s4,
});
/** Its color is that of the parts that were right. */
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 14,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-tone="success"] &': { fill: vars.color.success },
    '[data-tone="warning"] &': { fill: vars.color.warningFill },
    '[data-tone="alert"] &': { fill: vars.color.alert },
  },
  '@media': { [forcedColors]: { selectors: { '[data-tone] &': { fill: 'CanvasText' } } } },
});
export const part = style({
  selectors: { '&[data-missed]': { fill: vars.color.hairline } },
  '@media': {
    [forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-missed]': { fill: 'Canvas' } } },
  },
});
export const counts = style({
  margin: 0,
  display: 'flex',
  gap: vars.space.s4,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': printRules({ fontSize: 12 }),
});
export const percent = style({ minInlineSize: '3.2em', textAlign: 'end', color: vars.color.inkMuted });

export const text = style([
  screenOnly,
  small,
  { maxInlineSize: '64ch', lineHeight: 1.55, textWrap: 'pretty' },
]);
