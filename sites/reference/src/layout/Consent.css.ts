import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const shownWhen = (state: string) =>
  style({ display: 'none', selectors: { [`:root[data-consent="${state}"] &`]: { display: 'block' } } });

export const banner = shownWhen('undecided');
export const settings = shownWhen('decided');

// Neither of them may hide the end of a page, or what has the keyboard's focus. The height is measured by `consent.ts`.
const bannerHeight = 'var(--consent-banner, 0px)';
globalStyle(':root', { scrollPaddingBlockEnd: bannerHeight });
globalStyle('body', { '@media': { screen: { paddingBlockEnd: bannerHeight } } });

// The button floats where there is room beside the page's column. In a narrower window it would lie over words: there it
// stands at the end of the page.
const narrow = 'screen and (max-width: 1239px)';
globalStyle(':root[data-consent="decided"] body', {
  '@media': { [narrow]: { position: 'relative', paddingBlockEnd: 80 } },
});
globalStyle(`${settings} [data-action="settings"]`, { '@media': { [narrow]: { position: 'absolute' } } });

// While a test runs nothing floats over it: both stand in the flow, after all else.
const testing = ':root[data-stage="testing"]';
export const slot = style({ selectors: { [`${testing} &`]: { order: 1 } } });
globalStyle(`${testing}[data-consent]`, { scrollPaddingBlockEnd: 0 });
globalStyle(`${testing}[data-consent] body`, { paddingBlockEnd: 0 });
globalStyle(`${testing} ${slot} :is(section, [data-action="settings"])`, {
  position: 'static',
  boxShadow: 'none',
});
globalStyle(`${testing} ${slot} [data-action="settings"]`, { margin: vars.space.s4 });

/** Goes on in the lines of the banner's text. */
const note = style({ display: 'inline', selectors: { '&::before': { content: '" "' } } });
/** With a tag on the site it would not be true. */
export const onlyNecessary = style([
  note,
  { selectors: { ':root[data-google-tag] &': { display: 'none' } } },
]);
/** Where the browser sends Global Privacy Control. */
export const privacySignal = style([
  note,
  { display: 'none', selectors: { ':root[data-privacy-signal] &': { display: 'inline' } } },
]);

/** At the head of the window, above the banner and clear of it. */
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
