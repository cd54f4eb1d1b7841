import { type Dashboard, OWN_PAGES } from '@quotient/contract/admin';
import { languageName } from '../parts/languageName.ts';
import { useLocale, useWords } from '../words.tsx';
import { dashboardWords } from './words.ts';

/** Returns the names of partners and languages. `null` as in the dashboard's numbers. */
export function useFilterNames(choices: Dashboard['choices'] | undefined) {
  const words = useWords(dashboardWords);
  const { locale } = useLocale();
  return {
    partner(key: string | null): string {
      if (key === null || key === OWN_PAGES) return words.ownPages;
      return choices?.partners.find((partner) => partner.key === key)?.name ?? key;
    },
    locale: (code: string | null): string =>
      code === null ? words.unknownLocale : languageName(code, locale),
  };
}
