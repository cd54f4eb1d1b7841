/** The longest tag that `LocaleSchema` takes. */
const MAX_LENGTH = 35;

/**
 * Reads the BCP 47 tag of a language as hosts write it, without extensions: `de_DE.UTF-8`, `de_DE_formal`,
 * `pt_BR@latin` and `zh_Hans_CN` of servers and content systems. Unknown parts at its end are removed; `undefined` if
 * nothing remains, as for `C`, `x-default` or an empty text. Every result passes `LocaleSchema`.
 */
export function readLocaleTag(text: string): string | undefined {
  const [name = ''] = text
    .trim()
    .slice(0, 100)
    .split(/[.@\s]/);
  const parts = name.replaceAll('_', '-').split('-');
  for (let count = parts.length; count > 0; count -= 1) {
    try {
      const { baseName } = new Intl.Locale(parts.slice(0, count).join('-'));
      // `en_US_POSIX` is `en-US-u-va-posix`, and `POSIX` alone has the form of a language.
      const tag = baseName.replace(/-\w-.*/, '');
      if (tag.length <= MAX_LENGTH && /^[a-z]{2,3}\b/.test(tag)) return tag;
    } catch {
      // the tag may be valid without its last part
    }
  }
  return undefined;
}
