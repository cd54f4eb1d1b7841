import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, forcedColors } from '../theme/mediaQueries.ts';

export const focusRing = style({
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: 3 },
});

const inactive = '&:disabled, &[aria-disabled="true"]';

export const button = style([
  focusRing,
  {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    margin: 0,
    minBlockSize: 48,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s5,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
      [inactive]: { cursor: 'not-allowed' },
    },
  },
]);

const hover = '&:hover:not([aria-disabled="true"], :disabled)';

export const primary = style({
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: {
    [inactive]: { backgroundColor: vars.color.sunken, color: vars.color.inkMuted },
  },
  '@media': {
    [canHover]: { selectors: { [hover]: { backgroundColor: vars.color.accentHover } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
});
export const secondary = style({
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  borderColor: vars.color.outline,
  selectors: {
    [inactive]: {
      backgroundColor: 'transparent',
      borderColor: vars.color.hairline,
      color: vars.color.inkMuted,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { [hover]: { backgroundColor: vars.color.sunken, borderColor: vars.color.ink } },
    },
  },
});
export const quiet = style({
  backgroundColor: 'transparent',
  color: vars.color.accent,
  paddingInline: vars.space.s3,
  selectors: { [inactive]: { color: vars.color.inkMuted } },
  '@media': { [canHover]: { selectors: { [hover]: { backgroundColor: vars.color.accentSoft } } } },
});
export const tone = { primary, secondary, quiet };

const large = style({ minBlockSize: 60, paddingInline: vars.space.s6, fontSize: vars.text.lg });
/** The medium size is that of `button` itself. */
export const size = { medium: '', large };

export const block = style({ inlineSize: '100%' });
