import { style } from '@vanilla-extract/css';

const shownWhen = (state: string) =>
  style({ display: 'none', selectors: { [`:root[data-consent="${state}"] &`]: { display: 'block' } } });

export const banner = shownWhen('undecided');
export const settings = shownWhen('decided');
