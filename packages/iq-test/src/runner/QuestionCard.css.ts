import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors, lowWindow, scant, tinyWindow, wide } from '../theme/mediaQueries.ts';
import { onSurface } from '../theme/rules.ts';
import { heading, visuallyHidden } from '../theme/typography.css.ts';
import { coveredAbove } from '../ui/coveredEdges.ts';

export const card = style({ ...onSurface, scrollMarginBlockStart: `var(${coveredAbove}, 0px)` });

export const head = style({
  display: 'grid',
  borderStartStartRadius: `calc(${vars.radius.card} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.card} - 1px)`,
  backgroundColor: vars.color.surface,
});
/** Stays at the upper edge of the window while the card scrolls. */
export const kept = style({
  position: 'sticky',
  insetBlockStart: `var(${coveredAbove}, 0px)`,
  zIndex: 2,
  selectors: {
    // what scrolls under it is not seen at its round corners
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -1,
      insetInline: -1,
      blockSize: vars.radius.card,
      zIndex: -2,
      backgroundColor: vars.color.paper,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px -1px 0',
      zIndex: -1,
      border: `1px solid ${vars.color.hairline}`,
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
  '@media': { [tinyWindow]: { position: 'relative', insetBlockStart: 0 } },
});
export const headRow = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s2,
  minBlockSize: 48,
  paddingInline: vars.space.s4,
  '@container': {
    [scant]: { flexWrap: 'wrap', justifyContent: 'space-between', paddingInline: vars.space.s2 },
    [wide]: { minBlockSize: 56, paddingInline: vars.space.s6, columnGap: vars.space.s4 },
  },
  '@media': { [lowWindow]: { selectors: { '&&': { minBlockSize: 44 } } } },
});
/** Aligns the untinted clock with the content below. */
globalStyle(`${headRow} > [role="timer"][data-tone="normal"]`, {
  marginInlineStart: `calc(-1 * ${vars.space.s3})`,
  '@media': { [forcedColors]: { marginInlineStart: 0 } },
});
globalStyle(`${headRow} > [role="timer"]`, { flex: 'none' });
globalStyle(`${headRow} > [role="timer"] > svg`, {
  '@container': { 'iq (max-width: 380px)': { display: 'none' } },
});
globalStyle(`${head} > [role="alert"]`, {
  marginInline: vars.space.s3,
  marginBlockEnd: vars.space.s2,
});
/** The line at the foot of the head. */
export const progress = style({ display: 'flex' });

/** Wraps within its own column, so that clock and flag stay in their corners. */
export const place = style({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  lineHeight: 1.3,
  '@container': {
    // below the clock and the flag
    [scant]: { order: 1, flexBasis: '100%' },
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s3 },
  },
});
/** Number of the question, on one line on phones, whatever the font. */
export const position = style({
  margin: 0,
  fontSize: `min(${vars.text.sm}, 4.1cqi)`,
  fontWeight: 600,
  '@container': { [scant]: { fontSize: vars.text.xs } },
});
export const badge = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  '@container': {
    [wide]: {
      paddingBlock: 2,
      paddingInline: vars.space.s3,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.pill,
      fontWeight: 600,
    },
  },
});

/** Height of a touch target. */
export const flag = style({
  flex: 'none',
  minBlockSize: 44,
  minInlineSize: 44,
  marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
  paddingInline: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
});
globalStyle(`${flag}[aria-pressed="true"] svg`, { fill: 'currentColor' });
/** Hidden on a phone, which has space for the flag only. */
export const flagText = style([
  visuallyHidden,
  {
    '@container': {
      [wide]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', margin: 0, clipPath: 'none' },
    },
  },
]);

export const content = style({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.space.s4,
  '@container': {
    [scant]: { padding: vars.space.s2 },
    [wide]: { paddingBlock: vars.space.s5, paddingInline: vars.space.s6, gap: vars.space.s5 },
  },
  '@media': { [lowWindow]: { selectors: { '&&': { paddingBlock: vars.space.s3, gap: vars.space.s3 } } } },
});

export const question = style([
  heading.section,
  {
    outline: 'none', // it takes the focus as a place to go on from, not as a control
    lineHeight: 1.35,
    fontSize: vars.text.lg,
    textWrap: 'pretty',
    whiteSpace: 'pre-line', // a question may have lines of its own, such as numbered steps
    selectors: { '&[data-long]': { fontSize: vars.text.md } },
    '@container': {
      [wide]: { fontSize: vars.text.xl, selectors: { '&[data-long]': { fontSize: vars.text.lg } } },
    },
    '@media': {
      [lowWindow]: {
        selectors: {
          '&&': { fontSize: vars.text.md },
          '&&[data-long]': { fontSize: vars.text.sm },
        },
      },
    },
  },
]);

export const body = style({ display: 'grid', gap: vars.space.s4, alignItems: 'start' });

/** A figure beside its options if they fit. */
export const withFigure = style({
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.s6 } },
});

/** No larger than it can be read on a phone: the options fit below it. */
export const figure = style({
  inlineSize: '100%',
  maxInlineSize: 232,
  marginInline: 'auto',
  '@container': { [wide]: { maxInlineSize: 380 } },
  '@media': { [lowWindow]: { selectors: { '&&': { maxInlineSize: 172 } } } },
});
