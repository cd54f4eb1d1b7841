import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { list, listEntry } from './controls.css.ts';
import { whenAlive } from './interactivity.ts';
import * as parts from './Parts.css.ts';
import { filled, stroked } from './partColors.ts';

/** Width below which a claim's plot is under its name. */
const WIDE = '(min-width: 640px)';

/** The estimates that the chosen button is not about. */
const dimmed = '[data-shown="first"] &[data-set="stricter"], [data-shown="stricter"] &[data-set="first"]';
const dims = {
  transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
  selectors: { [dimmed]: { opacity: 0.18 } },
};

export const sets = style([{ flexWrap: 'wrap', gap: vars.space.s2 }, whenAlive('flex')]);
export const rows = style([
  list,
  {
    selectors: { '&&': { marginBlockStart: vars.space.s4 } },
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
]);
export const row = style([
  listEntry,
  {
    display: 'grid',
    gap: `${vars.space.s2} ${vars.space.s5}`,
    paddingBlock: vars.space.s4,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    breakInside: 'avoid',
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
        gridTemplateRows: 'auto 1fr',
        paddingBlock: 0,
        borderBlockEnd: 0,
      },
    },
  },
]);
export const name = style({
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
  hyphens: 'auto',
  '@media': {
    [WIDE]: {
      paddingBlockStart: vars.space.s4,
      selectors: { 'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
    },
  },
});
export const measured = style({
  display: 'block',
  marginBlock: '2px 0',
  marginInline: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Plot of a claim; on a phone the lines of the axis cross all rows. */
export const plot = style({
  paddingInline: vars.space.s2,
  '@media': {
    [WIDE]: { display: 'flex', flexDirection: 'column', gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const strip = style({
  display: 'block',
  direction: 'ltr',
  inlineSize: '100%',
  blockSize: 76,
  overflow: 'visible',
  // the lines of one row reach those of the next whatever the zoom
  '@media': { [WIDE]: { flex: 'auto', marginBlockEnd: -1 } },
});
/** Without height: its content is around the middle of the strip. */
export const middle = style({ overflow: 'visible' });
export const axis = style({
  display: 'block',
  direction: 'ltr',
  inlineSize: '100%',
  blockSize: 34,
  overflow: 'visible',
  '@media': { [WIDE]: { selectors: { 'li:not(:last-child) &': { display: 'none' } } } },
});
export const tick = style([parts.tick, { fontSize: 12, fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const unit = style([tick, { textAnchor: 'end' }]);

export const grid = style({ stroke: vars.color.hairline });
export const zero = style([stroked(vars.color.ink, 'CanvasText'), { strokeWidth: 1.5 }]);
export const interval = style([parts.axis, { strokeWidth: 1.5 }, dims]);
export const arrow = style([parts.mark, { strokeWidth: 1.5 }, dims]);
export const arrowhead = style(filled(vars.color.accent, 'Highlight'));
export const dot = { first: style([parts.hollow, dims]), stricter: style([parts.full, dims]) };

export const values = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  '@media': { [WIDE]: { paddingBlockEnd: vars.space.s4 } },
});
export const value = style({
  display: 'flex',
  gap: vars.space.s2,
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  hyphens: 'auto',
  textWrap: 'wrap', // 'pretty' parts two words to spare a short last line
});
export const key = style({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  marginBlockStart: 3,
  overflow: 'visible',
});
export const detail = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const points = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
