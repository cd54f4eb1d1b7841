import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
const dot = { inlineSize: 8, blockSize: 8, borderRadius: vars.radius.pill, border: '1px solid' } as const;
export const dots = {
  live: style({ ...dot, borderColor: vars.color.success, backgroundColor: vars.color.success }),
  lost: style({ ...dot, borderColor: vars.color.alert, backgroundColor: 'transparent' }),
};
export const lost = style({ color: vars.color.alert });
export const numbers = style({
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
/** Error message, clear of the line above it. */
export const failure = style({ marginBlockStart: vars.space.s5 });
/** A sentence below numbers. */
export const note = style({
  maxInlineSize: '68ch',
  marginBlock: `${vars.space.s3} 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s4,
});
/** Placeholder as high as the chart. */
export const ghost = style({
  blockSize: 260,
  marginBlockStart: 96,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});
