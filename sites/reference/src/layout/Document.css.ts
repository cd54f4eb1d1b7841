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

/** Hidden unless the server that sends the page has put `data-demo` on `<html>`: its checkout takes no money. */
export const demoLine = style({
  display: 'none',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontWeight: 600,
  textAlign: 'center',
  selectors: { ':root[data-demo] &': { display: 'block' } },
});
