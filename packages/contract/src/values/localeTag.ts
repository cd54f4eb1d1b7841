/**
 * The BCP 47 tag of a language as hosts spell it, without extensions: `de_DE.UTF-8`, `de_DE_formal`, `pt_BR@latin` and
 * `zh_Hans_CN` of servers and content systems. What no tag knows is cut from its end; `undefined` where nothing is left,
 * as of `C`, `x-default` or an empty text.
 */
export function readLocaleTag(text: string): string | undefined {
  const [name = ''] = text
    .trim()
    .slice(0, 100)
    .split(/[.@\s]/);
  const parts = name.replaceAll('_', '-').split('-');
  for (let count = parts.length; count > 0; count -= 1) {
    try {
      return new Intl.Locale(parts.slice(0, count).join('-')).baseName;
    } catch {
      // one part less may be a tag
    }
  }
  return undefined;
}
