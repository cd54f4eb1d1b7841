import type { LocaleCode } from '@quotient/contract/locales';
import { importFile } from '../files/importFile.ts';
import type { FirstMessages } from './messages.ts';

const files: Record<LocaleCode, () => Promise<{ first: FirstMessages }>> = {
  en: () => import('./locales/en/first.ts'),
  de: () => import('./locales/de/first.ts'),
  fr: () => import('./locales/fr/first.ts'),
  es: () => import('./locales/es/first.ts'),
  ar: () => import('./locales/ar/first.ts'),
};

/** Fetches what is said up to the end of the test, in one language. Rejects when it does not arrive. */
export const loadFirstMessages = async (code: LocaleCode): Promise<FirstMessages> =>
  (await importFile(files[code], 'first')).first;
