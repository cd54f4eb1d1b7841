import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// More specific than the theme's own rule, so the order of the two does not matter.
globalStyle('html:root', {
  vars: {
    [vars.font.heading]: '"Newsreader", "Newsreader Fallback", Georgia, serif',
    [vars.font.body]: '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif',
  },
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});
globalStyle('body', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: 1.55,
  // Instrument Sans kerns against the space: two words look like one at small sizes otherwise.
  wordSpacing: '0.04em',
  textWrap: 'pretty',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // The height of a sheet is not the window's: it would cost a second one.
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});
globalStyle('::selection', { backgroundColor: vars.color.accentSoft, color: vars.color.ink });
globalStyle(':where(a)', {
  color: vars.color.accent,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
});
globalStyle(':where(a):hover', { textDecorationThickness: '2px' });
globalStyle(':where(a, button):focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: 3,
  borderRadius: 2,
});

// Pressed before its code is there, see boot.ts: the press counts, and this shows it.
globalStyle('button[data-pressed]', { cursor: 'progress', opacity: 0.72 });

/** The page's column: wide enough for the test, narrow enough to stay one sheet. */
export const column = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingInline: vars.space.s4,
  '@media': { '(min-width: 768px)': { paddingInline: vars.space.s6 }, print: { paddingInline: 0 } },
});
