import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const headingBase = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: 500,
  fontOpticalSizing: 'auto',
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  color: vars.color.ink,
});

/** Class names of the four sizes of headings. */
export const heading = {
  hero: style([headingBase, { fontSize: vars.text.hero, lineHeight: 1.08, letterSpacing: '-0.022em' }]),
  page: style([headingBase, { fontSize: vars.text.xxl, lineHeight: 1.18 }]),
  section: style([headingBase, { fontSize: vars.text.xl, lineHeight: 1.25 }]),
  item: style([headingBase, { fontSize: vars.text.lg, lineHeight: 1.3, letterSpacing: '-0.006em' }]),
};

export const lead = style({
  margin: 0,
  fontSize: vars.text.lg,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  maxInlineSize: '38em',
  textWrap: 'balance',
});
export const small = style({ margin: 0, fontSize: vars.text.sm, lineHeight: 1.5 });
export const muted = style({ color: vars.color.inkMuted });
/** A short line above a heading or a value. */
export const overline = style({
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: '0.04em',
  color: vars.color.inkMuted,
});
/** Digits of one width, for changing numbers and columns. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
/** Style of text for screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
