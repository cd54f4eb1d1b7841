import i18next, { type i18n } from 'i18next';
import { en } from './en.ts';

/** An instance of its own for each widget: two on one page may speak different languages. */
export function createI18n(locale = 'en'): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false, // the first render already has its words
  });
  return instance;
}
