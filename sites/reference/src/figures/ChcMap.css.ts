import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { CELLS_PER_COLUMN, type Coverage } from './chcMap.ts';
import { unlessAlive, whenAlive } from './interactivity.ts';

/** Width from which a cell shows the name of its ability. */
const WIDE = '(min-width: 640px)';
const forced = '(forced-colors: active)';
/** Between cells, and for the lines that lead to them. In pixels. */
const GAP = 8;
const LEAD = 14;
const hatching = `repeating-linear-gradient(135deg, ${vars.color.accent} 0 1.5px, transparent 1.5px 7px)`;
const forcedHatching = 'repeating-linear-gradient(135deg, CanvasText 0 1.5px, transparent 1.5px 7px)';
/** The fills say something: paper gets them, too. */
const printed = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as const;
/** Horn's map. */
const withoutGeneral = '[data-without-g] &';

export const layer = style([
  { flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.s4}`, marginBlockEnd: vars.space.s2 },
  whenAlive('flex'),
]);
export const show = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 44,
  fontSize: vars.text.sm,
  fontWeight: 600,
  cursor: 'pointer',
});
export const tick = style({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  accentColor: vars.color.accent,
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
});
export const says = style({
  flex: '1 1 16em',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});

export const general = style({
  marginBlock: `${vars.space.s3} 0`,
  paddingBlock: vars.space.s2,
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textAlign: 'center',
  selectors: { [withoutGeneral]: { visibility: 'hidden' } },
});
export const letter = style({
  marginInlineEnd: vars.space.s1,
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontStyle: 'italic',
});

export const grid = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `repeat(${CELLS_PER_COLUMN}, 1fr)`,
  columnGap: GAP,
  // the lines begin below the corner of the layer above
  paddingInlineStart: vars.space.s2,
});
/** Part of the tree from the place above to its own cell. */
export const place = style({
  display: 'grid',
  position: 'relative',
  paddingBlockStart: GAP,
  paddingInlineStart: LEAD,
  '::before': {
    content: '""',
    boxSizing: 'border-box',
    position: 'absolute',
    insetBlockStart: `calc(-50% + ${GAP / 2}px)`,
    insetInlineStart: 0,
    inlineSize: LEAD,
    blockSize: '100%',
    border: `0 solid ${vars.color.outline}`,
    borderBlockEndWidth: 1,
    borderInlineStartWidth: 1,
  },
  selectors: {
    [`&:nth-child(${CELLS_PER_COLUMN}n + 1)::before`]: {
      insetBlockStart: 0,
      blockSize: `calc(50% + ${GAP / 2}px)`,
    },
    '[data-without-g] &::before': { visibility: 'hidden' },
  },
});

const cellBase = style({
  ...printed,
  boxSizing: 'border-box',
  position: 'relative',
  minBlockSize: 48,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.s1,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: 1.25,
  textAlign: 'start',
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 5, zIndex: 1 },
  selectors: {
    '&:enabled': { cursor: 'pointer' },
    '&:enabled:hover': { borderColor: vars.color.ink },
    '&[data-tentative]': { borderStyle: 'dashed' },
    'figure[data-alive] &[aria-checked="true"]': {
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.ink}`,
    },
  },
  '@media': {
    [WIDE]: { paddingBlock: vars.space.s2 },
    // all are described on paper, none is chosen
    print: { selectors: { 'figure[data-alive] &[aria-checked="true"]': { boxShadow: 'none' } } },
    [forced]: {
      selectors: {
        // shadows are not drawn
        'figure[data-alive] &[aria-checked="true"]': { outline: '3px solid CanvasText', outlineOffset: 2 },
      },
    },
  },
});
const fills: Record<Coverage, Parameters<typeof style>[0]> = {
  asked: {
    borderColor: vars.color.accent,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    '@media': {
      [forced]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
  inPart: {
    borderColor: vars.color.accent,
    backgroundImage: hatching,
    '@media': {
      [forced]: {
        forcedColorAdjust: 'none', // it would take the hatching away
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        backgroundImage: forcedHatching,
        color: 'CanvasText',
      },
    },
  },
  notAsked: {},
};
/** The three fills, of a cell and of the legend: all differ without color. */
export const cell: Record<Coverage, string> = {
  asked: style([cellBase, fills.asked].flat()),
  inPart: style([cellBase, fills.inPart].flat()),
  notAsked: cellBase,
};
const swatchBase = style({
  ...printed,
  boxSizing: 'border-box',
  flex: 'none',
  display: 'inline-block',
  inlineSize: 22,
  blockSize: 14,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: 3,
});
export const swatch: Record<Coverage, string> = {
  asked: style([swatchBase, fills.asked].flat()),
  inPart: style([swatchBase, fills.inPart].flat()),
  notAsked: swatchBase,
};
/** Plate behind letters on hatching. */
export const plate = style({
  ...printed,
  display: 'inline-block',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: 6,
  borderRadius: 4,
  verticalAlign: 'top',
  selectors: { [`${cell.inPart} > &`]: { backgroundColor: vars.color.surface } },
  '@media': {
    [forced]: { selectors: { [`${cell.inPart} > &`]: { backgroundColor: 'Canvas' } } },
  },
});
export const code = style({
  marginInlineEnd: 3,
  fontFamily: vars.font.heading,
  fontSize: vars.text.md,
  fontWeight: 600,
});
/** Read out everywhere, seen where there is room. */
export const name = style({
  display: 'block',
  fontSize: 13,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': {
    [`not all and ${WIDE}`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlock: `${vars.space.s4} 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
/** Subject, on a line of its own on a phone. */
export const subject = style({ '@media': { [`not all and ${WIDE}`]: { inlineSize: '100%' } } });
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 });

/** Height of the longest description, so that nothing below moves. */
export const panel = style([
  {
    minBlockSize: '9.6em',
    marginBlock: `${vars.space.s4} 0`,
    paddingBlockStart: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    '@media': { [WIDE]: { minBlockSize: '6.2em' } },
  },
  whenAlive('block'),
]);
/** All of them: instead of the panel without code, and on paper. */
export const all = style([
  {
    marginBlock: `${vars.space.s4} 0`,
    paddingBlockStart: vars.space.s4,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    gap: vars.space.s4,
    '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  unlessAlive('grid'),
  { '@media': { print: { selectors: { 'figure &, figure[data-alive] &': { display: 'grid' } } } } },
]);
export const description = style({ breakInside: 'avoid' });
// more specific than the rules that the text around a figure has for lists
export const term = style({ selectors: { '&&': { margin: 0, fontWeight: 600, lineHeight: 1.4 } } });
export const details = style({
  selectors: { '&&': { margin: 0, fontSize: vars.text.sm, lineHeight: 1.45 } },
});
export const touched = style([
  details,
  { display: 'flex', alignItems: 'baseline', gap: vars.space.s2, color: vars.color.inkMuted },
]);
