import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: 'min(560px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
  visibility: 'visible',
  pointerEvents: 'auto',
  '::backdrop': { backgroundColor: vars.color.scrim },
});
export const body = style({ padding: vars.space.s5 });
export const title = style({
  marginBlock: `0 ${vars.space.s3}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontWeight: 500,
  lineHeight: 1.2,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s5,
});
