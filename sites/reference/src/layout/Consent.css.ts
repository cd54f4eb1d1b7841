import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const shownWhen = (state: string) =>
  style({ display: 'none', selectors: { [`:root[data-consent="${state}"] &`]: { display: 'block' } } });

// Neither of them may hide the end of a page, or what has the keyboard's focus.
globalStyle(':root[data-consent="undecided"]', { scrollPaddingBlockEnd: 340 });
globalStyle(':root[data-consent="undecided"] body', { paddingBlockEnd: 340 });
globalStyle(':root[data-consent="decided"] body', {
  '@media': { 'screen and (max-width: 1279px)': { paddingBlockEnd: 80 } },
});

// While a test runs nothing floats over it: both stand in the flow, after all else.
const testing = ':root[data-stage="testing"]';
globalStyle(`${testing}[data-consent] body`, { paddingBlockEnd: 0 });
globalStyle(`${testing}[data-consent]`, { scrollPaddingBlockEnd: 0 });
globalStyle(`${testing} [data-island="consent"]`, { order: 1 });
globalStyle(`${testing} [data-island="consent"] :is(section, [data-action="settings"])`, {
  position: 'static',
  boxShadow: 'none',
});
globalStyle(`${testing} [data-island="consent"] [data-action="settings"]`, { margin: vars.space.s4 });

export const banner = shownWhen('undecided');
export const settings = shownWhen('decided');
