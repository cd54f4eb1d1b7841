import { heading, vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Text to be read: one column of 62 to 72 characters; where there is room, it begins where the articles do. */
export const prose = style({
  maxInlineSize: '66ch',
  marginInline: 'auto',
  paddingBlock: vars.space.s7,
  '@media': {
    '(min-width: 768px)': { paddingBlock: vars.space.s8 },
    '(min-width: 1080px)': { marginInline: 0 },
  },
});

export const title = style([heading.page, { marginBlockEnd: vars.space.s5 }]);
export const section = style([
  heading.section,
  { marginBlock: `${vars.space.s7} ${vars.space.s3}`, scrollMarginBlockStart: vars.space.s5 },
]);
export const clause = style([heading.item, { marginBlock: `${vars.space.s5} ${vars.space.s2}` }]);
/** Marks details that the operator of this installation has not filled in yet. */
export const missing = style({
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
});

/** Shown above all until the operator is known. */
export const incomplete = style({
  marginBlockEnd: vars.space.s5,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontWeight: 600,
});
/** Lines for a letter of the reader's own. */
export const model = style({
  marginBlockEnd: vars.space.s4,
  padding: vars.space.s5,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

globalStyle(`${prose} :is(p, ul, dl, address)`, { marginBlock: `0 ${vars.space.s4}`, fontStyle: 'normal' });
globalStyle(`:is(${incomplete}, ${model}) > p:last-child`, { marginBlockEnd: 0 });
globalStyle(`${prose} ul`, { paddingInlineStart: '1.2em' });
globalStyle(`${prose} li`, { marginBlockEnd: vars.space.s2 });
globalStyle(`${prose} dt`, { marginBlockStart: vars.space.s4, fontWeight: 600 });
globalStyle(`${prose} dd`, { margin: 0 });
// never broken, nor parted from the sign that follows; the longest is far shorter than a line
globalStyle(`${prose} code`, { fontSize: '0.92em', whiteSpace: 'nowrap' });
// Arabic has no slanted letters
globalStyle(`[dir='rtl'] ${prose} em`, { fontStyle: 'normal', fontWeight: 600 });
