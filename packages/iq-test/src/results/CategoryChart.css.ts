import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/media.ts';
import { heading } from '../theme/typography.css.ts';
import { onPaper } from './onPaper.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });

export const row = style({
  display: 'grid',
  gap: vars.space.s3,
  paddingBlock: vars.space.s5,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
  '@media': onPaper({ gap: 5, paddingBlock: 7, borderBlockEnd: 0 }),
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
});
export const name = style([heading.item, { '@media': onPaper({ fontSize: 14 }) }]);
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
  '@media': onPaper({ fontSize: 12 }),
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
  '@media': onPaper({ fontSize: 12 }),
});
export const percent = style({ minInlineSize: '3.2em', textAlign: 'end', color: vars.color.inkMuted });

export const text = style({
  margin: 0,
  maxInlineSize: '64ch',
  fontSize: vars.text.sm,
  lineHeight: 1.55,
  textWrap: 'pretty',
  '@media': onPaper({ display: 'none' }),
});
export const about = style({ color: vars.color.inkMuted });
