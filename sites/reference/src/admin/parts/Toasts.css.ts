import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  insetInline: vars.space.s4,
  zIndex: 4,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  maxInlineSize: 640,
  paddingBlock: vars.space.s1,
  paddingInline: `${vars.space.s4} ${vars.space.s2}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
});
