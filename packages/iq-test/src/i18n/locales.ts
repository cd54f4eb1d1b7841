import type { ConsentMessages, Messages } from './messages.ts';

/** A language that we speak. Its words are fetched only where it is in use. */
export interface LocaleDefinition {
  /** In the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  messages: () => Promise<{ messages: Messages }>;
  consent: () => Promise<{ consent: ConsentMessages }>;
}

/** Every language, by its BCP 47 code. A new one is one folder and one entry. */
export const locales = {
  en: {
    name: 'English',
    dir: 'ltr',
    messages: () => import('./locales/en/messages.ts'),
    consent: () => import('./locales/en/consent.ts'),
  },
  de: {
    name: 'Deutsch',
    dir: 'ltr',
    messages: () => import('./locales/de/messages.ts'),
    consent: () => import('./locales/de/consent.ts'),
  },
  fr: {
    name: 'Français',
    dir: 'ltr',
    messages: () => import('./locales/fr/messages.ts'),
    consent: () => import('./locales/fr/consent.ts'),
  },
  es: {
    name: 'Español',
    dir: 'ltr',
    messages: () => import('./locales/es/messages.ts'),
    consent: () => import('./locales/es/consent.ts'),
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    messages: () => import('./locales/ar/messages.ts'),
    consent: () => import('./locales/ar/consent.ts'),
  },
} as const satisfies Record<string, LocaleDefinition>;

/** The code of a language that we speak. */
export type LocaleCode = keyof typeof locales;
