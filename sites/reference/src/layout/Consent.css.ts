import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const testing = ':root[data-stage="testing"]';
// While a test runs it is in the flow, after all else.
export const slot = style({ selectors: { [`${testing} &`]: { order: 1 } } });

// Neither of them may hide the end of a page, or what has the keyboard's focus. The height is measured by `consent.ts`.
const bannerHeight = 'var(--consent-banner, 0px)';
globalStyle(':root', { scrollPaddingBlockEnd: bannerHeight });
globalStyle('body', { '@media': { screen: { paddingBlockEnd: bannerHeight } } });

// The button floats where there is room beside the page's column. In a narrower window it would lie over words: there it
// is at the end of the page.
const narrow = 'screen and (max-width: 1239px)';
globalStyle(':root[data-consent="decided"] body', {
  '@media': { [narrow]: { position: 'relative', paddingBlockEnd: 80 } },
});
globalStyle(`${slot} [data-action="settings"]`, { '@media': { [narrow]: { position: 'absolute' } } });

// While a test runs nothing floats over it.
globalStyle(`${testing}[data-consent]`, { scrollPaddingBlockEnd: 0 });
globalStyle(`${testing}[data-consent] body`, { paddingBlockEnd: 0 });
globalStyle(`${testing} ${slot} :is(section, [data-action="settings"])`, {
  position: 'static',
  boxShadow: 'none',
});
globalStyle(`${testing} ${slot} [data-action="settings"]`, { margin: vars.space.s4 });

/** Message at the top of the window, above the banner. */
export const failed = style({
  position: 'fixed',
  insetBlockStart: vars.space.s4,
  insetInline: vars.space.s4,
  zIndex: 2147482001,
  margin: 0,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.alertSoft,
  color: vars.color.alert,
});
