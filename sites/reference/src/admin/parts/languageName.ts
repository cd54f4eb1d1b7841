/**
 * Returns the name of a language in another one, such as `English (US)`, or the code itself if it isn't one. The
 * address may hold anything.
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
