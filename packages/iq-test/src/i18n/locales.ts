import type { LocaleCode } from './localeCodes.ts';

/** A language that we speak. */
export interface LocaleDefinition {
  /** In the language itself. */
  name: string;
}

/** Every language that we speak, by its BCP 47 code. */
export const locales = {
  en: { name: 'English' },
  de: { name: 'Deutsch' },
  fr: { name: 'Français' },
  es: { name: 'Español' },
  ar: { name: 'العربية' },
} as const satisfies Record<LocaleCode, LocaleDefinition>;
