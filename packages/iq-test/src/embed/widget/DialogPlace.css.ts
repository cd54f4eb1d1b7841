import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/mediaQueries.ts';
import { muted } from '../../theme/typography.css.ts';

/**
 * Positioned in the frame, which is fixed to the corner: in older browsers `fixed` would mean a container of the page.
 */
export const floating = style({
  position: 'absolute',
  insetBlockEnd: 0,
  right: 0,
  inlineSize: 'max-content',
  '@media': { print: { display: 'none' } },
});
export const launcher = style({ inlineSize: 'max-content', maxInlineSize: '100%' });
export const floatingLauncher = style({ borderRadius: vars.radius.pill, boxShadow: vars.shadow.float });

export const modal = style({
  boxSizing: 'border-box',
  inlineSize: 'min(960px, calc(100vw - 32px))',
  maxInlineSize: 'none',
  blockSize: 'min(900px, calc(100dvh - 32px))',
  maxBlockSize: 'none',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  visibility: 'visible', // the page may have hidden the button's place with the attribute `hidden`
  pointerEvents: 'auto',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
    '&::backdrop': { backgroundColor: vars.color.scrim },
    '&[data-mode="fullscreen"]': {
      inlineSize: '100vw',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
  '@media': {
    '(max-width: 640px)': { inlineSize: '100vw', blockSize: '100dvh', border: 0, borderRadius: 0 },
    // all of it, not what is on the screen
    print: { position: 'static', blockSize: 'auto', overflow: 'visible', border: 0, boxShadow: 'none' },
  },
});
export const bar = style({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.s2, // the ring around a focused button is not cut off
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const barTitle = style([muted, { margin: 0, fontSize: vars.text.sm }]);
export const content = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.s4,
  scrollbarGutter: 'stable',
  '@media': {
    [forcedColors]: { borderBlockStart: '1px solid CanvasText' },
    print: { overflow: 'visible' },
  },
});
