/**
 * Language, script and region of a BCP 47 tag, written as the standard has it (`de-de-u-co-phonebk` → `de-DE`);
 * `en` for what is no tag. Host pages carry all kinds of things in `lang`, and Intl throws on most of them.
 */
export function safeLocale(tag: string): string {
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return 'en';
  }
}
