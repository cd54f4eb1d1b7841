import { heading, vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: 'min(30rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: vars.space.s4,
  '@media': { '(min-width: 480px)': { padding: vars.space.s5 } },
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: { '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.45)' } },
});
export const title = style([heading.section, { margin: 0, outline: 'none' }]);
export const text = style({ marginBlock: `${vars.space.s3} ${vars.space.s4}`, color: vars.color.inkMuted });
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const half = style({ gridColumn: 'span 3' });
export const third = style({ gridColumn: 'span 2' });
const control = {
  boxSizing: 'border-box',
  minBlockSize: 48,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
} as const;
const pressable = {
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: vars.space.s4,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
} as const;
export const place = style({
  ...pressable,
  inlineSize: '100%',
  blockSize: '100%', // as high as its neighbors
  paddingInline: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: 1.2,
  textAlign: 'center',
});
/** First and strongest: it knows whom the visitor talks to. */
export const share = style({
  ...pressable,
  inlineSize: '100%',
  marginBlockEnd: vars.space.s2,
  borderColor: 'transparent',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:hover': { backgroundColor: vars.color.accentHover }, '&[hidden]': { display: 'none' } },
});
export const copyRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});
export const address = style({
  ...control,
  flex: '1 1 12rem',
  minInlineSize: 0,
  paddingInline: vars.space.s3,
});
export const copy = style({ ...pressable, flex: '1 0 auto' });
/** Its line is there before its words: nothing moves. */
export const toast = style({
  minBlockSize: '1.55em',
  marginBlock: `${vars.space.s3} ${vars.space.s2}`,
  color: vars.color.inkMuted,
});
export const close = style({ ...pressable, inlineSize: '100%' });
