/** Every language that we speak, by its BCP 47 code. A new one is one folder, and an entry wherever the compiler asks. */
export const locales = {
  en: { name: 'English' },
  de: { name: 'Deutsch' },
  fr: { name: 'Français' },
  es: { name: 'Español' },
  ar: { name: 'العربية' },
} as const satisfies Record<string, LocaleDefinition>;

/** A language that we speak. */
export interface LocaleDefinition {
  /** In the language itself. */
  name: string;
}

/** The code of a language that we speak. */
export type LocaleCode = keyof typeof locales;
