// The looks of what the server fills in. Class names by name: it knows these, and none that is made here.
import { vars } from '@quotient/iq-test/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('.served', {
  display: 'grid',
  gap: vars.space.s5,
  maxInlineSize: 620,
  marginInline: 'auto',
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  '@media': { '(min-width: 768px)': { paddingBlock: vars.space.s8 }, print: { paddingBlock: 0 } },
});
globalStyle('.served > p', { margin: 0, color: vars.color.inkMuted });
globalStyle('.served-title', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl,
  fontWeight: 500,
  letterSpacing: '-0.012em',
  lineHeight: 1.25,
  textWrap: 'balance',
});
globalStyle('.served-subtitle', { margin: 0, fontSize: vars.text.md, fontWeight: 600 });
globalStyle('.served > .served-name', { marginBlockEnd: `calc(-1 * ${vars.space.s4})` });
globalStyle('.served > .served-score', {
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontSize: vars.text.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});
/** The same as on the results in the test, see `ScoreSummary.css.ts` there. */
globalStyle('.served > .served-label', {
  justifySelf: 'start',
  marginBlockStart: `calc(-1 * ${vars.space.s3})`,
  paddingBlock: 4,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  color: vars.color.accent,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.4,
});
globalStyle('.served > .served-warning', {
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
});
/** The number line runs from left to right in every script. */
globalStyle('.served-curve', {
  direction: 'ltr',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
const line = { fill: 'none', strokeWidth: 2 };
globalStyle('.served-line', { ...line, stroke: vars.color.ink });
globalStyle('.served-average', { ...line, stroke: vars.color.outline, strokeDasharray: '4 5' });
globalStyle('.served-place', { ...line, stroke: vars.color.accent, strokeWidth: 3 });
globalStyle('.served-dot', { fill: vars.color.accent, stroke: vars.color.paper, strokeWidth: 3 });
globalStyle('.served-band', { fill: vars.color.accent, fillOpacity: 0.14 });
globalStyle('.served-tick', { fill: vars.color.inkMuted, fontSize: 19, fontVariantNumeric: 'lining-nums' });
globalStyle('.served-line, .served-average', {
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
globalStyle('.served-place, .served-dot', {
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
globalStyle('.served-tick', { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

globalStyle('.served-facts', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
const cell = {
  margin: 0,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
};
globalStyle('.served-facts > dt', { ...cell, paddingInlineEnd: vars.space.s4, color: vars.color.inkMuted });
globalStyle('.served-facts > dd', {
  ...cell,
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle('.served-link', { justifySelf: 'start', fontWeight: 600 });
/** The one thing to do on the page. */
globalStyle('.served-action', {
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 56,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s6,
  border: '1px solid transparent', // drawn in forced colors
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  '@media': {
    '(min-width: 640px)': { justifySelf: 'start' },
    print: { display: 'none' },
  },
});
globalStyle('.served-action:hover', {
  '@media': { '(hover: hover)': { backgroundColor: vars.color.accentHover } },
});
globalStyle('.served-action:focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: 3,
  borderRadius: vars.radius.control,
});

/** The form for a certificate's code, and the controls of its sheet. */
globalStyle('.served-form, .served-controls', { display: 'grid', gap: vars.space.s3 });
globalStyle('.served-form > p, .served-controls > p', {
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
globalStyle('.served-form > label, .served-controls > label', { fontWeight: 600 });
globalStyle('button.served-action', { font: 'inherit', fontWeight: 600, cursor: 'pointer' });
globalStyle('.served-action[hidden]', { display: 'none' });
globalStyle('.served-field', {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
});
globalStyle('.served-field:focus-visible', {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: 3,
  '@media': { print: { outline: 0 } },
});

// The sheet of a certificate: what explains it stays on the screen, only the name is printed.
globalStyle('.served-controls', {
  padding: vars.space.s4,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  '@media': { print: { display: 'block', padding: 0, border: 0 } },
});
// one sheet of paper, the longest texts and the header included
globalStyle('.served-sheet', { '@media': { print: { gap: vars.space.s4, fontSize: 15 } } });
globalStyle('.served-sheet > .served-facts > *', { '@media': { print: { paddingBlock: 6 } } });
globalStyle('.served-sheet > .served-score', { '@media': { print: { fontSize: 80 } } });
globalStyle('.served-controls > :not(.served-person), .served-person:placeholder-shown', {
  '@media': { print: { display: 'none' } },
});
globalStyle('.served-person', {
  '@media': {
    print: {
      minBlockSize: 0,
      padding: 0,
      border: 0,
      fontFamily: vars.font.heading,
      fontSize: vars.text.lg,
    },
  },
});
globalStyle('.served-check', { display: 'flex', alignItems: 'center', gap: vars.space.s4 });
globalStyle('.served-check > p', { margin: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' });
globalStyle('.served-qr', { flex: 'none', inlineSize: 112, blockSize: 112, borderRadius: vars.radius.small });
