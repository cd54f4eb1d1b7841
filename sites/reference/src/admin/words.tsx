import { brand } from '@quotient/contract/brand';
import { type AdminLocale, adminLocales } from '@quotient/contract/locales';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Spoken, speak } from '../words/defineWords.ts';

const STORAGE_KEY = `${brand.slug}_admin_locale`;
const isAdminLocale = (text: unknown): text is AdminLocale => adminLocales.some((locale) => locale === text);

function firstLocale(): AdminLocale {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (isAdminLocale(kept)) return kept;
  } catch {
    // a browser without storage: the language of the browser is used
  }
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find(isAdminLocale) ?? 'en';
}

const LocaleContext = createContext<{ locale: AdminLocale; setLocale: (locale: AdminLocale) => void }>({
  locale: 'en',
  setLocale() {},
});

/** Holds the language, which the device remembers. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setState] = useState(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const setLocale = (next: AdminLocale) => {
    setState(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // it holds until the page is left
    }
  };
  return <LocaleContext value={{ locale, setLocale }}>{children}</LocaleContext>;
}

/** The language of the page, and how to change it. */
export const useLocale = () => useContext(LocaleContext);

const spoken = new WeakMap<object, unknown>();

/** A screen's words in the language of the page: a text with places is a function of their values, see `defineWords`. */
export function useWords<Words extends object>(words: Readonly<Record<AdminLocale, Words>>): Spoken<Words> {
  const { locale } = useLocale();
  const table = words[locale];
  if (!spoken.has(table)) spoken.set(table, speak(table, locale));
  return spoken.get(table) as Spoken<Words>; // set from the same table
}
