import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { lowWindow, wide } from '../theme/mediaQueries.ts';
import { heading } from '../theme/typography.css.ts';

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: vars.space.s3 } },
  '@media': { [lowWindow]: { selectors: { '&&': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } } } },
});

export const title = style([heading.item, { '@container': { [wide]: { fontSize: vars.text.xl } } }]);

export const counts = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [wide]: { gridColumn: 2, justifyContent: 'flex-end' } },
});

/** Beside the title and the counts, where the questions are folded. */
export const toggle = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  minBlockSize: 44,
  minInlineSize: 44,
  padding: 0,
  '@container': { [wide]: { display: 'none' } },
  '@media': { [lowWindow]: { selectors: { '&&': { display: 'inline-flex', gridColumn: 3, gridRow: 1 } } } },
});
export const chevron = style({
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** Folded where room is short, until it is opened. Stronger than the look of the list itself. */
export const strip = style({
  gridColumn: '1 / -1',
  selectors: { '&&:not([data-open])': { display: 'none' } },
  '@container': { [wide]: { selectors: { '&&:not([data-open])': { display: 'grid' } } } },
  '@media': { [lowWindow]: { selectors: { '&&&:not([data-open])': { display: 'none' } } } },
});
