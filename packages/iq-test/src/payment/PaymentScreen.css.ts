import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { atBothEnds, noteText, onSurface, plainList } from '../theme/rules.ts';
import { heading } from '../theme/typography.css.ts';
import { block } from '../ui/field.css.ts';

/** Width from which the card fits beside the list of what is included. */
const beside = 'iq (min-width: 800px)';

export const screen = style({
  display: 'grid',
  gap: vars.space.s5,
  maxInlineSize: 620,
  marginInline: 'auto',
  paddingBlock: vars.space.s6,
  '@container': {
    [wide]: { paddingBlock: vars.space.s8, gap: vars.space.s6 },
    [beside]: {
      maxInlineSize: 1000,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.s8,
      alignItems: 'start',
    },
  },
});
export const head = style({
  display: 'grid',
  gap: vars.space.s3,
  '@container': { [beside]: { gridColumn: '1 / -1' } },
});
export const title = style([heading.page, { outline: 'none' }]);

/** Facts and list: first in the line, though they come after the price. */
export const details = style({
  display: 'grid',
  gap: vars.space.s5,
  minInlineSize: 0,
  '@container': { [wide]: { gap: vars.space.s6 }, [beside]: { gridColumn: 1, gridRow: 2 } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
const cell = { margin: 0, paddingBlock: vars.space.s3, borderBlockEnd: `1px solid ${vars.color.hairline}` };
export const factName = style({ ...cell, color: vars.color.inkMuted });
export const factValue = style({
  ...cell,
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const receive = style({ display: 'grid', gap: vars.space.s3 });
export const list = style({ ...plainList, display: 'grid', gap: vars.space.s3 });
export const entry = style({ display: 'grid', gridTemplateColumns: '20px 1fr', gap: vars.space.s3 });
export const check = style({
  display: 'flex',
  blockSize: '1.55em',
  alignItems: 'center',
  color: vars.color.accent,
});

export const checkout = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s5,
  ...onSurface,
  '@container': { [wide]: { padding: vars.space.s6 }, [beside]: { gridColumn: 2, gridRow: 2 } },
});
export const priceRow = style({
  ...atBothEnds,
  alignItems: 'baseline',
  gap: vars.space.s2,
});
export const price = style([heading.page, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const note = style(noteText);
export const payHere = style([note, { marginBlockStart: vars.space.s3 }]);
export const link = style({ color: vars.color.accent, textUnderlineOffset: '0.2em' });
/** A button that ends a sentence: as high as a target must be, no wider than its words. */
export const inText = style({ display: 'flex', paddingInline: 0, textAlign: 'start' });
/** Section for results that arrive later, apart from the payment. */
export const later = style([
  block,
  { paddingBlockStart: vars.space.s5, borderBlockStart: `1px solid ${vars.color.hairline}` },
]);
