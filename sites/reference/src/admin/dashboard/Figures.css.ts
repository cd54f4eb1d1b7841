import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  marginBlockStart: vars.space.s5,
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
/** Keeps its height while it is empty: nothing moves when the numbers arrive. */
export const figure = style({
  minBlockSize: 136,
  boxSizing: 'border-box',
  padding: vars.space.s4,
  selectors: {
    '&:nth-child(odd)': { paddingInlineStart: 0 },
    '&:nth-child(even)': { borderInlineStart: `1px solid ${vars.color.hairline}` },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
  '@media': {
    '(min-width: 900px)': {
      paddingInline: vars.space.s5,
      selectors: {
        '&:nth-child(n)': { borderBlockStart: 0 },
        '&:nth-child(n + 2)': {
          paddingInlineStart: vars.space.s5,
          borderInlineStart: `1px solid ${vars.color.hairline}`,
        },
      },
    },
  },
});
export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const value = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: 'clamp(24px, 3cqi, 34px)',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
});
export const more = style([value, { fontSize: vars.text.lg }]);
export const note = style({
  display: 'block',
  margin: 0,
  color: vars.color.inkMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'normal',
  lineHeight: 1.5,
});
export const arrow = style({ display: 'inline-block', inlineSize: '1.1em' });
