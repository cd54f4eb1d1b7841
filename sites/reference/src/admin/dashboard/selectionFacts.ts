import { brand } from '@quotient/contract/brand';
import { useWords } from '../words.tsx';
import type { useFilterNames } from './filterNames.ts';
import type { Selection } from './period.ts';
import { useDays } from './useDays.ts';
import { dashboardWords } from './words.ts';

/** Facts that every chart shows about its selection. */
export interface SelectionFacts {
  /** Days and filters in words, for the picture. */
  period: string;
  /** Name of a file, without its ending. */
  fileOf: (chart: string) => string;
}

/** Says what the numbers are of. */
export function useSelectionFacts(
  selection: Selection,
  names: ReturnType<typeof useFilterNames>,
): SelectionFacts {
  const words = useWords(dashboardWords);
  const inWords = useDays();
  const { from, to, partner, locale, set } = selection;
  const parts = [
    `${inWords(from, to)} (UTC)`,
    partner && `${words.partner}: ${names.partner(partner)}`,
    locale && `${words.locale}: ${names.locale(locale)}`,
    set && `${words.set}: ${words.sets[set]}`,
  ];
  const filters = [partner, locale, set].filter(Boolean).map((text) => text.replaceAll(/[^\w-]/g, ''));
  return {
    period: parts.filter(Boolean).join(' · '),
    fileOf: (chart) => [brand.slug, chart, from, to, ...filters].join('_'),
  };
}
