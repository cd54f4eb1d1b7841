/** Every language that we speak, by its BCP 47 code. A new one is one folder, and an entry wherever the compiler asks. */
export const localeCodes = ['en', 'de', 'fr', 'es', 'ar'] as const;

/** The code of a language that we speak. */
export type LocaleCode = (typeof localeCodes)[number];
