import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { listEntry, list as plainList } from './controls.css.ts';
import { whenAlive } from './interactivity.ts';
import * as parts from './Parts.css.ts';
import { filled } from './partColors.ts';

/** Below it, names and numbers would be too small in a chart. */
const WIDE = '(min-width: 640px)';
const lining = 'tabular-nums lining-nums';
/** Hides parts that need the people beside their record. */
const ungrouped = { '[data-order="1"] &': { display: 'none' } };

export const says = style([{ fontSize: vars.text.sm, lineHeight: 1.45 }, whenAlive('block')]);
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  marginBlock: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  '@media': { [`not all and ${WIDE}`]: { display: 'none' } },
});
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 });
export const key = style({ flex: 'none', inlineSize: 14, blockSize: 14 });

/** Chart, with a higher specificity than other drawings. */
export const chart = style({
  '@media': { [`not all and ${WIDE}`]: { selectors: { '&&': { display: 'none' } } } },
});
export const rows = style({ overflow: 'visible' });
export const row = style({ transition: `transform ${vars.motion.medium} ${vars.motion.ease}` });
const word = filled(vars.color.ink, 'CanvasText');
export const person = style([word, { fontSize: vars.text.sm, fontVariantNumeric: lining }]);
export const grade = style([parts.quietLabel, { fontWeight: 600, selectors: ungrouped }]);
export const before = style([parts.quietLabel, parts.halo, { textAnchor: 'end' }]);
export const after = style([word, parts.halo, { fontSize: vars.text.xs, fontWeight: 600 }]);
export const gain = parts.mark;
export const obtained = parts.hollow;
export const corrected = parts.full;

export const list = style([plainList, { '@media': { [WIDE]: { display: 'none' } } }]);
export const entry = style([
  listEntry,
  {
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.sm,
    fontVariantNumeric: lining,
    lineHeight: 1.35,
  },
]);
export const listGrade = style({
  display: 'block',
  marginBlockStart: vars.space.s3,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: 600,
  selectors: ungrouped,
});
