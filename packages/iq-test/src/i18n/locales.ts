import type { ConsentMessages, Messages } from './messages.ts';

/** A language that we speak. Its words are fetched only where it is in use. */
export interface LocaleDefinition {
  /** In the language itself. */
  name: string;
  messages: () => Promise<{ messages: Messages }>;
  consent: () => Promise<{ consent: ConsentMessages }>;
}

/** Every language, by its BCP 47 code. A new one is one folder and one entry. */
export const locales = {
  en: {
    name: 'English',
    messages: () => import('./locales/en/messages.ts'),
    consent: () => import('./locales/en/consent.ts'),
  },
  de: {
    name: 'Deutsch',
    messages: () => import('./locales/de/messages.ts'),
    consent: () => import('./locales/de/consent.ts'),
  },
  fr: {
    name: 'Français',
    messages: () => import('./locales/fr/messages.ts'),
    consent: () => import('./locales/fr/consent.ts'),
  },
  es: {
    name: 'Español',
    messages: () => import('./locales/es/messages.ts'),
    consent: () => import('./locales/es/consent.ts'),
  },
  ar: {
    name: 'العربية',
    messages: () => import('./locales/ar/messages.ts'),
    consent: () => import('./locales/ar/consent.ts'),
  },
} as const satisfies Record<string, LocaleDefinition>;

/** The code of a language that we speak. */
export type LocaleCode = keyof typeof locales;
