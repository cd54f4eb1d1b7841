/** The BCP 47 codes of the languages of the product, English first. For a new one, the compiler asks for all it needs. */
export const localeCodes = ['en', 'de', 'fr', 'es', 'ar'] as const;

/** Code of a language of the product. */
export type LocaleCode = (typeof localeCodes)[number];

/** The languages of the admin area. */
export const adminLocales = ['en', 'de'] as const satisfies readonly LocaleCode[];

/** Code of a language of the admin area. */
export type AdminLocale = (typeof adminLocales)[number];

/** A language of the product. */
export interface LocaleDefinition {
  /** Name in the language itself. */
  name: string;
}

/** The languages of the product by their codes. */
export const locales = {
  en: { name: 'English' },
  de: { name: 'Deutsch' },
  fr: { name: 'Français' },
  es: { name: 'Español' },
  ar: { name: 'العربية' },
} as const satisfies Record<LocaleCode, LocaleDefinition>;

/** Tells whether a text is the code of one of our languages; a tag with a region or a script is not. */
export const isLocaleCode = (text: unknown): text is LocaleCode => localeCodes.some((code) => code === text);

/** Returns the language of a BCP 47 tag, English where we don't speak it. */
export const localeCodeOf = (tag: string | null | undefined): LocaleCode => {
  const language = tag?.split('-')[0];
  return isLocaleCode(language) ? language : 'en';
};
