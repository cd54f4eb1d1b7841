import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';
import { column } from '../site.css.ts';

export const main = style([column, { outline: 'none' }]);

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  zIndex: 1,
  padding: vars.space.s3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
