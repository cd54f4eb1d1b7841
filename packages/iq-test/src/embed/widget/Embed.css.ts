import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { schemeInUse } from '../../theme/mediaQueries.ts';
import { wideText } from '../../theme/tokens.ts';
import { coveredAbove, coveredBelow } from '../../ui/coveredEdges.ts';

// The page decides the element's margins and how wide its place is; all else is ours. Of `!important` rules, those of a
// shadow root win over the page's.
globalStyle(':host', {
  display: 'block !important',
  boxSizing: 'border-box !important' as 'border-box',
  position: 'static !important' as 'static',
  float: 'none !important' as 'none',
  clear: 'both !important' as 'both',
  width: 'auto !important',
  minWidth: 'min(100%, 280px) !important', // in a row of columns that shrink, the element keeps so much
  maxWidth: 'none !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  padding: '0 !important',
  border: '0 !important',
  outline: '0 !important',
  background: 'none !important',
  boxShadow: 'none !important',
  opacity: '1 !important',
  // ignores the page's rules for the element but follows its box: a closed box shows nothing and takes no clicks
  visibility: 'inherit !important' as 'inherit',
  pointerEvents: 'inherit !important' as 'inherit',
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
  contentVisibility: 'visible !important' as 'visible',
  zoom: '1 !important',
  animation: 'none !important',
  transition: 'none !important',
  userSelect: 'auto !important' as 'auto',
});
// the button floats over the page, so the element itself takes no room
globalStyle(':host([mode="floating"])', { display: 'contents !important' });
// The attribute `hidden` hides the button alone: the page's own button may still open the dialog. In the page it hides all.
globalStyle(':host([hidden])', {
  display: 'contents !important',
  visibility: 'hidden !important' as 'hidden',
});
globalStyle(':host([hidden]:not([mode])), :host([hidden][mode="inline"]), :host([hidden]) slot', {
  display: 'none !important',
});

// takes no room, and no gap of a grid or a row
globalStyle(':host([hidden]) > div', {
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  overflow: 'hidden',
});

/** The corner of the window for a button that floats. */
const corner = {
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  right: vars.space.s4, // whatever the language: a page keeps one corner free
  zIndex: 2147483000,
} as const;
/** Height of the large button, in CSS pixels. The loader reserves the same. */
const LAUNCHER_HEIGHT = 60;

/** Around everything that we show: what would be inherited from the page ends here, but for `--iq-*`. */
export const frame = style({
  all: 'initial', // this leaves the direction as it is
  visibility: 'inherit',
  pointerEvents: 'inherit',
  direction: 'ltr',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: `var(${schemeInUse})`,
  selectors: {
    // The test is legible on any page because it has paper of its own. A button alone needs none: the page shows through.
    '&[data-mode="inline"]': { paddingInline: vars.space.s4, backgroundColor: vars.color.paper },
    '&[data-mode="popup"], &[data-mode="fullscreen"]': { inlineSize: 'fit-content', maxInlineSize: '100%' },
    // the page does not jump: what follows is off the screen until there is something to see
    '&[data-waiting="true"]': { minBlockSize: LAUNCHER_HEIGHT },
    '&[data-mode="inline"][data-waiting="true"]': { minBlockSize: '100svh' },
    '&[data-mode="floating"]': { ...corner, minBlockSize: 0 },
  },
});

/** Around the button that opens the dialog: as wide as the button, which a container could not be. */
export const aroundLauncher = style({ selectors: { '&&': { containerType: 'normal' } } });
// without a container, the button's letters follow the window
globalStyle(`${frame} > ${aroundLauncher} > *`, {
  '@media': { '(min-width: 768px)': { vars: { [vars.text.lg]: wideText.lg } } },
});

/** Hides the description if the test begins directly, so that it never flashes. */
export const unseen = style({ visibility: 'hidden' });
/** The room of a landing that is on its way, so that the page does not jump: what follows is off the screen. */
export const landingRoom = style({ minBlockSize: '100vh' });

/** Around the page's own button, where it floats. */
export const floatingSlot = style({ ...corner, '@media': { print: { display: 'none' } } });
/** The frame of the server's origin. */
export const iframe = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100svh', // until it says what it needs
  border: 0,
  colorScheme: 'inherit',
  selectors: {
    // clock and buttons stick to the edges of the frame: as high as all its content, it would have them off the screen
    '&[data-stage="testing"]': {
      maxBlockSize: `calc(100svh - var(${coveredAbove}, 0px) - var(${coveredBelow}, 0px))`,
      scrollMarginBlockStart: `var(${coveredAbove}, 0px)`,
    },
    'dialog &[data-stage="testing"]': { maxBlockSize: '100%' },
  },
});
