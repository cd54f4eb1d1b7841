import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/media.ts';
import { muted } from '../theme/typography.css.ts';

// Its margins, and how wide its surroundings let it be, are the page's; all else is ours: among rules of this weight
// the shadow root's win, whatever a page writes.
globalStyle(':host', {
  display: 'block !important',
  boxSizing: 'border-box !important' as 'border-box',
  position: 'static !important' as 'static',
  float: 'none !important' as 'none',
  clear: 'both !important' as 'both',
  width: 'auto !important',
  minWidth: 'min(100%, 280px) !important', // among a page's columns that shrink, it does not
  maxWidth: 'none !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  padding: '0 !important',
  border: '0 !important',
  outline: '0 !important',
  background: 'none !important',
  boxShadow: 'none !important',
  opacity: '1 !important',
  visibility: 'visible !important' as 'visible',
  overflow: 'visible !important',
  transform: 'none !important',
  rotate: 'none !important',
  scale: 'none !important',
  translate: 'none !important',
  filter: 'none !important',
  backdropFilter: 'none !important',
  clipPath: 'none !important',
  mask: 'none !important',
  mixBlendMode: 'normal !important' as 'normal',
  columns: 'auto !important',
  zoom: '1 !important',
  animation: 'none !important',
  transition: 'none !important',
  pointerEvents: 'auto !important' as 'auto',
  userSelect: 'auto !important' as 'auto',
});
// its button floats: in the page there is nothing
globalStyle(':host([mode="floating"])', { display: 'contents !important' });
globalStyle(':host([hidden])', { display: 'none !important' });

/** Of the large button, as the loader reserves it. */
const LAUNCHER_HEIGHT = 60;

/** Everything that we show. What a page's rules hand down ends here, but for `--iq-*`. */
export const frame = style({
  all: 'initial', // but for the direction
  direction: 'ltr',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: 'inherit',
  selectors: {
    // A page around may be light where the visitor's device is dark: the test stands on paper of its own.
    '&[data-mode="inline"]': { paddingInline: vars.space.s4, backgroundColor: vars.color.paper },
    // the page does not jump: what follows is off the screen until there is something to see
    '&[data-waiting="true"]': { minBlockSize: LAUNCHER_HEIGHT },
    '&[data-mode="inline"][data-waiting="true"]': { minBlockSize: '100svh' },
    '&[data-mode="floating"]': { position: 'fixed' },
  },
});

/** Without a moment of the description, where the test begins directly. */
export const unseen = style({ visibility: 'hidden' });

export const floating = style({
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  insetInlineEnd: vars.space.s4,
  zIndex: 2147483000,
  '@media': { print: { display: 'none' } },
});
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
  },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.s1,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s1,
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
  },
});

/** The frame of the server's origin. */
export const iframe = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100svh', // until it says what it needs
  border: 0,
  colorScheme: 'inherit',
});
