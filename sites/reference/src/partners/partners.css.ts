import { heading, vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const WIDE = '(min-width: 768px)';

export const page = style({
  paddingBlock: vars.space.s6,
  '@media': { [WIDE]: { paddingBlock: vars.space.s7 } },
});
export const head = style({ maxInlineSize: '66ch', marginBlockEnd: vars.space.s5 });
export const title = style([heading.page, { margin: 0 }]);
export const lead = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.lg,
  lineHeight: 1.5,
});

export const nav = style({
  marginBlockEnd: vars.space.s5,
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
export const navList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
});

export const text = style({ maxInlineSize: '76ch', lineHeight: 1.6 });
export const section = style([
  heading.section,
  { marginBlock: `${vars.space.s7} ${vars.space.s3}`, scrollMarginBlockStart: vars.space.s5 },
]);
globalStyle(`${text} p`, { maxInlineSize: '66ch', marginBlock: `0 ${vars.space.s4}` });
// a long name breaks rather than makes the page wider than a phone
globalStyle(`${text} :is(p, dl) code`, { fontSize: '0.92em', overflowWrap: 'anywhere' });
globalStyle(`${text} p code`, { '@media': { [WIDE]: { whiteSpace: 'nowrap' } } });

export const code = style({
  minInlineSize: 0,
  margin: 0,
  marginBlock: `0 ${vars.space.s5}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});
export const codeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  paddingInline: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const caption = style({
  paddingBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const lines = style({
  margin: 0,
  padding: vars.space.s4,
  overflowX: 'auto',
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: 1.6,
  tabSize: 2,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 } },
  '@media': { print: { whiteSpace: 'pre-wrap' } },
});

/** List of names and descriptions, in two columns if there is room. */
export const list = style({ margin: 0, marginBlockEnd: vars.space.s5 });
export const entry = style({
  display: 'grid',
  // a gap between rows would count for those that the name spans, too
  columnGap: vars.space.s5,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [WIDE]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 600, '@media': { [WIDE]: { gridRow: '1 / span 9' } } });
export const detail = style({
  margin: 0,
  '@media': { [WIDE]: { gridColumn: 2 } },
  // English on a page that runs from the right: beside its name
  selectors: { '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' } },
});
export const quiet = style([
  detail,
  { marginBlockStart: vars.space.s1, color: vars.color.inkMuted, fontSize: vars.text.sm },
]);
export const label = style({ fontWeight: 600 });
