import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './theme.css.ts';
import { narrowText, wideText } from './tokens.ts';

/** Layouts follow the widget's width, not the window's: it may be in a narrow column of a wide page. */
export const container = style({
  containerType: 'inline-size',
  containerName: 'iq',
  backgroundColor: vars.color.paper,
  selectors: { '&[data-transparent]': { backgroundColor: 'transparent' } },
});

export const root = style({
  vars: assignVars(vars.text, narrowText),
  boxSizing: 'border-box',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: 1.55,
  textAlign: 'start',
  // a word that is wider than its place breaks: with large letters on a phone, in whatever font there is
  overflowWrap: 'anywhere',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  '@container': { 'iq (min-width: 640px)': { vars: assignVars(vars.text, wideText) } },
});
