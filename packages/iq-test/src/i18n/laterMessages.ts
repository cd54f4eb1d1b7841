import type { LocaleCode } from '@quotient/contract/locales';
import type { LaterMessages } from './messages.ts';

/** Fetches what is said after the test, in each language: for `importFile`. */
export const laterFiles: Record<LocaleCode, () => Promise<{ later: LaterMessages }>> = {
  en: () => import('./locales/en/later.ts'),
  de: () => import('./locales/de/later.ts'),
  fr: () => import('./locales/fr/later.ts'),
  es: () => import('./locales/es/later.ts'),
  ar: () => import('./locales/ar/later.ts'),
};
