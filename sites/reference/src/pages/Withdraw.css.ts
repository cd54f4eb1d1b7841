import { heading, vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The steps need code: without any, the ways below them are the page. */
export const steps = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const step = style([
  heading.section,
  {
    marginBlock: `${vars.space.s6} ${vars.space.s4}`,
    scrollMarginBlockStart: vars.space.s6,
    // it takes the focus of a new step, and is no control
    ':focus': { outline: 'none' },
  },
]);

export const form = style({ display: 'grid', gap: vars.space.s5 });
export const field = style({ display: 'grid', gap: vars.space.s2 });
export const label = style({ fontWeight: 600 });
export const hint = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
export const control = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 48,
  margin: 0,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.alert, boxShadow: `0 0 0 1px ${vars.color.alert}` },
    // its text runs from the left, and begins where the page does
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
  },
});
export const error = style({ color: vars.color.alert, fontSize: vars.text.sm });

export const entered = style({
  paddingBlock: vars.space.s2,
  borderBlock: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
});
export const reference = style({ fontSize: vars.text.sm });
export const sending = style({ color: vars.color.inkMuted, ':empty': { display: 'none' } });
export const mail = style({ marginBlockEnd: vars.space.s4 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
  '@media': { print: { display: 'none' } },
});
/** Parts that a printed acknowledgment doesn’t need. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

globalStyle(`${form} p`, { margin: 0 });
globalStyle(`${entered} dt`, { marginBlockStart: vars.space.s3, fontSize: vars.text.sm });
globalStyle(`${entered} dd`, { marginBlockEnd: vars.space.s2 });
