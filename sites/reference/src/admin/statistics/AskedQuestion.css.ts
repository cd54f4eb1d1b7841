import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlock: vars.space.s4,
});
/** Sets a width: the wrapper around the test's parts has no width. */
export const picture = style({ flex: 'none', inlineSize: 112 });
export const text = style({ flex: '1 1 240px', maxInlineSize: '60ch', margin: 0 });
export const figure = style({ display: 'inline-block', inlineSize: 44, blockSize: 44 });
export const option = style({ fontWeight: 400 });
