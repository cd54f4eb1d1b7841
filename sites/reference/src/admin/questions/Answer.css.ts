import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const hint = style({ maxInlineSize: '68ch', color: vars.color.inkMuted });
export const right = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
  outline: 'none',
});
export const letter = style({
  color: vars.color.success,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xxl,
  fontWeight: 500,
  lineHeight: 1,
});
export const option = style({ flex: '1 1 200px', minInlineSize: 0 });
export const figure = style({ display: 'block', inlineSize: 72, blockSize: 72 });
export const facts = style({ margin: 0, marginBlockStart: vars.space.s3 });
export const fact = style({
  display: 'grid',
  gap: vars.space.s1,
  paddingBlock: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const value = style({ margin: 0, maxInlineSize: '68ch', overflowWrap: 'anywhere' });
export const explanation = style({ display: 'block' });
export const list = style({ display: 'grid', gap: vars.space.s1, margin: 0, paddingInlineStart: '1.1em' });
export const heading = style({
  marginBlock: `${vars.space.s5} 0`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.lg,
  fontWeight: 500,
});
export const code = style({ fontSize: vars.text.xs });
