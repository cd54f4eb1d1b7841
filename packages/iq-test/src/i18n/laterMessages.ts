import type { LocaleCode } from './locales.ts';
import type { LaterMessages } from './messages.ts';

const files: Record<LocaleCode, () => Promise<{ later: LaterMessages }>> = {
  en: () => import('./locales/en/later.ts'),
  de: () => import('./locales/de/later.ts'),
  fr: () => import('./locales/fr/later.ts'),
  es: () => import('./locales/es/later.ts'),
  ar: () => import('./locales/ar/later.ts'),
};

/** Fetches what is said after the test, in one language. Rejects when it does not arrive. */
export const loadLaterMessages = async (code: LocaleCode): Promise<LaterMessages> =>
  (await files[code]()).later;
