import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const noScript = style({
  margin: 0,
  marginBlockStart: vars.space.s5,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
});
