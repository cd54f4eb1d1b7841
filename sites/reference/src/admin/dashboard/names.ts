import { type Dashboard, OWN_PAGES } from '@quotient/contract/admin';
import { useLocale, useWords } from '../words.tsx';
import { dashboardWords } from './words.ts';

/** What operators call partners and languages. `null` as in the dashboard's numbers. */
export function useNames(choices: Dashboard['choices'] | undefined) {
  const words = useWords(dashboardWords);
  const languages = new Intl.DisplayNames([useLocale().locale], { type: 'language', fallback: 'code' });
  return {
    partner(key: string | null): string {
      if (key === null || key === OWN_PAGES) return words.ownPages;
      return choices?.partners.find((partner) => partner.key === key)?.name ?? key;
    },
    locale(code: string | null): string {
      if (code === null) return words.unknownLocale;
      try {
        return languages.of(code) ?? code;
      } catch {
        return code; // the address may hold anything
      }
    },
  };
}
