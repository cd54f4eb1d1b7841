import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Wider than a question to a visitor: it holds tables and forms. */
export const dialog = style({ inlineSize: 'min(560px, calc(100vw - 32px))' });
export const body = style({});
globalStyle(`${body} > :first-child`, { marginBlockStart: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s5,
});
