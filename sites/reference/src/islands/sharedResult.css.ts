import { heading, tabular, vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s5 });

export const score = style({ display: 'grid', gap: vars.space.s2, margin: 0 });
export const scoreName = style({ color: vars.color.inkMuted });
export const scoreValue = style([heading.page, tabular, { fontSize: vars.text.display, lineHeight: 1 }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  inlineSize: '100%',
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
const cell = { margin: 0, paddingBlock: vars.space.s3, borderBlockEnd: `1px solid ${vars.color.hairline}` };
globalStyle(`${facts} > dt`, { ...cell, color: vars.color.inkMuted });
globalStyle(`${facts} > dd`, {
  ...cell,
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const text = style({ margin: 0, color: vars.color.inkMuted });
export const take = style({ fontWeight: 600 });
