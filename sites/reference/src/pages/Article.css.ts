import { heading, vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const WIDE = '(min-width: 1080px)';
/** Here four columns of text have no room side by side. */
const STACKED = '(max-width: 599px)';
/** Here the columns of a table need every pixel. */
const NARROW = '(max-width: 479px)';

/** Puts the contents beside the text on wide screens, always in view. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.s8,
  maxInlineSize: '66ch',
  marginInline: 'auto',
  paddingBlock: vars.space.s6,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 15rem)',
      justifyContent: 'space-between',
      maxInlineSize: 'none',
      paddingBlock: vars.space.s7,
    },
  },
});

export const head = style({ gridColumn: '1 / -1', marginBlockEnd: vars.space.s6 });
export const title = style([heading.page, { maxInlineSize: '24em' }]);
export const lead = style({
  maxInlineSize: '38em',
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.lg,
  lineHeight: 1.5,
});
export const updated = style({
  margin: 0,
  marginBlockStart: vars.space.s3,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const contents = style({
  alignSelf: 'start',
  marginBlockEnd: vars.space.s5,
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.hairline}`,
  fontSize: vars.text.sm,
  '@media': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: 2,
      position: 'sticky',
      insetBlockStart: vars.space.s5,
      margin: 0,
      borderBlock: 'none',
      borderInlineStart: `1px solid ${vars.color.hairline}`,
      paddingBlock: 0,
      paddingInlineStart: vars.space.s5,
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({ margin: 0, fontSize: vars.text.sm, fontWeight: 600 });
export const contentsList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const contentsLink = style({
  display: 'block',
  paddingBlock: vars.space.s2,
  color: vars.color.inkMuted,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});

export const body = style({ minInlineSize: 0, '@media': { [WIDE]: { gridColumn: 1, gridRow: 2 } } });

/** Content below the test of a landing page, hidden while a test runs. */
export const below = style({
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: {
    ':root:is([data-stage="testing"], [data-stage="payment"], [data-stage="results"]) &': { display: 'none' },
  },
});

globalStyle(`${below} > *`, { maxInlineSize: '66ch' });

export const text = style({ lineHeight: 1.65 });
const inText = (selector: string) => `${text} ${selector}`;
const blocks = `${text} > :is(p, ul, ol)`;
globalStyle(blocks, { marginBlock: `0 ${vars.space.s4}` });
globalStyle(inText('> :is(ul, ol)'), { paddingInlineStart: '1.4em' });
globalStyle(inText('li'), { marginBlockEnd: vars.space.s2 });
globalStyle(inText('li::marker'), { color: vars.color.inkMuted });
globalStyle(inText('h2'), {
  margin: 0,
  marginBlock: `${vars.space.s7} ${vars.space.s3}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  lineHeight: 1.25,
  textWrap: 'balance',
});
globalStyle(`${text}:first-child > h2:first-child`, { marginBlockStart: vars.space.s5 });
globalStyle(inText('h3'), {
  marginBlock: `${vars.space.s5} ${vars.space.s2}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
  lineHeight: 1.3,
});
globalStyle(inText(':is(h2, h3, li, sup)'), { scrollMarginBlockStart: vars.space.s5 });
// Latin names and addresses keep their order where the text runs from the right
globalStyle(inText(':is(a, em)'), { unicodeBidi: 'isolate' });
globalStyle(inText('a'), { overflowWrap: 'anywhere' });
globalStyle(inText('.unbroken'), { whiteSpace: 'nowrap' });
globalStyle(inText('sup'), { fontSize: '0.72em', lineHeight: 0 });
// easier to hit than it is wide
globalStyle(inText('sup a'), { marginInline: '-0.25em', paddingInline: '0.25em', textDecoration: 'none' });

/** Laid over the edge of a table: gone where there is nothing more to scroll to. */
const cover = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${vars.color.paper} 70%) ${side} / ${vars.space.s7} 100% no-repeat local`;
const shadow = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side} center, ${vars.color.outline}, transparent) ${side} / ${vars.space.s3} 100% no-repeat`;
globalStyle(inText('.table-frame'), {
  containerType: 'inline-size',
  marginBlock: vars.space.s5,
  overflowX: 'auto',
  background: [cover('left'), cover('right'), shadow('left'), shadow('right')].join(', '),
});
globalStyle(inText('.table-frame:focus-visible'), {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: 3,
});
globalStyle(inText('table'), {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.45,
  hyphens: 'auto',
  '@media': { [NARROW]: { fontSize: vars.text.xs } },
});
// as wide as what is seen of the table, and in view while it scrolls
globalStyle(inText('caption'), {
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '100cqi',
  marginBlockEnd: vars.space.s2,
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'start',
});
globalStyle(inText(':is(th, td)'), {
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [NARROW]: { paddingInline: 6 } },
});
globalStyle(inText('.number'), { fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
globalStyle(inText('th'), { overflowWrap: 'break-word' });
globalStyle(inText(':is(th, td):first-child'), { paddingInlineStart: 0 });
globalStyle(inText(':is(th, td):last-child'), { paddingInlineEnd: vars.space.s1 });
globalStyle(inText('th'), { color: vars.color.inkMuted, fontWeight: 600 });

globalStyle(inText('[data-footnotes]'), {
  marginBlockStart: vars.space.s7,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
globalStyle(inText('[data-footnotes] h2'), {
  marginBlock: `0 ${vars.space.s3}`,
  color: vars.color.ink,
  fontSize: vars.text.lg,
});
globalStyle(inText('[data-footnotes] ol'), { margin: 0, paddingInlineStart: '1.8em' });
globalStyle(inText('[data-footnotes] p'), { margin: 0 });
globalStyle(inText('[data-footnote-backref]'), {
  paddingInline: '0.4em',
  color: vars.color.inkMuted,
  textDecoration: 'none',
});

/** Leads to the landing pages for other readers. */
export const others = style({
  marginBlockStart: vars.space.s7,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${others} > ${contentsTitle}`, { marginBlockEnd: vars.space.s3 });

/** Link from the end of a landing page to its test. */
export const toTop = style({
  marginBlock: `${vars.space.s6} 0`,
  '@media': { print: { display: 'none' } },
});

/** The way from a text to the test. */
export const tryOut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s7,
  paddingBlock: vars.space.s5,
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
export const tryText = style({ flex: '1 1 22ch', margin: 0, color: vars.color.inkMuted });
export const tryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInline: vars.space.s5,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  textDecoration: 'none',
});

// On phones a row of many columns is a block: what it is about, then each column's name with its text below.
globalStyle(inText('.column-name'), { display: 'none' });
const stacked = (part: string) => inText(`table.stacked ${part}`);
globalStyle(inText('table.stacked'), {
  '@media': { [STACKED]: { display: 'block', fontSize: vars.text.sm } },
});
globalStyle(stacked(':is(caption, tbody, tr)'), { '@media': { [STACKED]: { display: 'block' } } });
globalStyle(stacked('thead'), {
  '@media': {
    [STACKED]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(stacked('tbody > tr'), {
  '@media': {
    [STACKED]: { paddingBlock: vars.space.s3, borderBlockEnd: `1px solid ${vars.color.hairline}` },
  },
});
globalStyle(stacked('tbody > tr > td'), {
  '@media': {
    [STACKED]: {
      display: 'block',
      inlineSize: 'auto',
      marginBlockStart: vars.space.s2,
      padding: 0,
      borderBlockEnd: 0,
      textAlign: 'start',
    },
  },
});
globalStyle(stacked('tbody > tr > td:first-child'), {
  '@media': { [STACKED]: { marginBlockStart: 0, fontWeight: 600 } },
});
globalStyle(stacked('.column-name'), {
  '@media': {
    [STACKED]: { display: 'block', color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: 1.4 },
  },
});
