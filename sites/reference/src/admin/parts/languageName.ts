/**
 * What a language is called in another one, such as `English (US)`; the code itself where it is none, as the address may
 * hold anything.
 */
export function languageName(code: string, locale: string): string {
  try {
    return (
      new Intl.DisplayNames(locale, {
        type: 'language',
        languageDisplay: 'standard', // “American English” is found under another letter than “English”
        style: 'short',
      }).of(code) ?? code
    );
  } catch {
    return code;
  }
}
