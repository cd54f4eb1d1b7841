import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const editor = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
