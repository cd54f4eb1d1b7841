import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': { print: { display: 'none' } },
  selectors: { ':root[data-stage="testing"] &': { display: 'none' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.s6,
  paddingBlock: vars.space.s7,
});

export const note = style({ gridColumn: '1 / -1', margin: 0, maxInlineSize: '66ch' });

export const group = style({ display: 'grid', alignContent: 'start', gap: vars.space.s2 });
export const title = style({
  margin: 0,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.s1,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s5,
  margin: 0,
  fontSize: vars.text.xs,
});
/** Links that the law asks for, which are seen at once. */
export const duties = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
  margin: 0,
});
export const withdraw = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    // the operator offers no right of withdrawal anywhere
    ':root[data-no-withdrawal] &': { display: 'none' },
  },
});
export const invite = style([link, { color: vars.color.accent, fontWeight: 600 }]);
