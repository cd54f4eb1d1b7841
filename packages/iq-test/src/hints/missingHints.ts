import { hint } from './hint.ts';

/** A tree of words, as deep as it likes. */
type Words = { readonly [key: string]: string | Words | undefined };

/** The keys of `all` that `some` lacks. Of plural forms only `other` is asked for: languages differ in the rest. */
function missingKeys(all: object, some: object | undefined, path = ''): string[] {
  return Object.entries(all as Words).flatMap(([key, words]) => {
    const given = (some as Words | undefined)?.[key];
    if (typeof words === 'object')
      return missingKeys(words, typeof given === 'object' ? given : undefined, `${path}${key}.`);
    return typeof given === 'string' || /_(?:zero|one|two|few|many)$/.test(key) ? [] : `${path}${key}`;
  });
}

/** What a language that a page brings lacks. */
export function missingHints(tag: string, all: object, own: object): void {
  const missing = missingKeys(all, own);
  if (missing.length === 0) return;
  const named = missing.slice(0, 10).join(', ');
  hint(
    'missing_words',
    `the words of ${tag} lack ${missing.length} keys, where visitors read English: ${named}${missing.length > 10 ? ', …' : ''}. A table of the type Messages makes the compiler ask for each.`,
  );
}
