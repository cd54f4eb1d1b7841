import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  insetInline: vars.space.s4,
  zIndex: 2147483000,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s2,
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    // beside what it is about rather than on it
    '(min-width: 768px)': { justifyItems: 'end' },
  },
});

export const toast = style({
  boxSizing: 'border-box',
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: vars.space.s3,
  inlineSize: 'min(440px, 100%)',
  paddingBlock: vars.space.s3,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  border: `1px solid ${vars.color.hairline}`,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.sm,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.ease}`,
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-tone="alert"]': { borderInlineStartColor: vars.color.alert },
  },
});

export const title = style({ margin: 0, fontWeight: 600 });
export const text = style({ margin: 0, color: vars.color.inkMuted, overflowWrap: 'anywhere' });
export const close = style({ minBlockSize: 32, minInlineSize: 32, padding: 0 });
/** Starts its words where those of the toast start. */
export const action = style({ marginInlineStart: `calc(-1 * ${vars.space.s3} - 1px)` });
