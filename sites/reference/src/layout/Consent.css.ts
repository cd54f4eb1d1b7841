import { globalStyle, style } from '@vanilla-extract/css';

const shownWhen = (state: string) =>
  style({ display: 'none', selectors: { [`:root[data-consent="${state}"] &`]: { display: 'block' } } });

// Neither of them may hide the end of a page, or what has the keyboard's focus.
globalStyle(':root[data-consent="undecided"]', { scrollPaddingBlockEnd: 340 });
globalStyle(':root[data-consent="undecided"] body', { paddingBlockEnd: 340 });
globalStyle(':root[data-consent="decided"] body', {
  '@media': { 'screen and (max-width: 1279px)': { paddingBlockEnd: 80 } },
});

export const banner = shownWhen('undecided');
export const settings = shownWhen('decided');
