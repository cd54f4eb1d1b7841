/** A tree of words, as deep as it likes. */
type Words = { readonly [key: string]: string | Words | undefined };

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
/** Key that names the schema of a file of words, for editors. It isn't a word. */
const SCHEMA = '$schema';

const isOptional = (key: string) => pluralForm.test(key) && !key.endsWith('_other');

/** Every key that a language must have, with dots: of plural forms only `other`, as languages differ in the rest. */
export const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree as Words).flatMap(([key, words]) => {
    if (typeof words === 'object') return keysOf(words, `${path}${key}.`);
    return words === undefined || isOptional(key) ? [] : `${path}${key}`;
  });

/** The keys of `all` that `own` lacks. */
export function missingKeys(all: object, own: object): string[] {
  const there = new Set(keysOf(own));
  return keysOf(all).filter((key) => !there.has(key));
}

/**
 * Returns the unused keys of `own`: those that `all` lacks, and those that have a text for an object or an object for a
 * text. Any plural form of a key is allowed.
 */
export function unknownKeys(all: object, own: object, path = ''): string[] {
  const known = all as Words;
  return Object.entries(own as Words).flatMap(([key, words]) => {
    if (words === undefined || (path === '' && key === SCHEMA)) return [];
    const model = known[key] ?? (isOptional(key) ? known[key.replace(pluralForm, '_other')] : undefined);
    if (typeof model === 'object' && typeof words === 'object')
      return unknownKeys(model, words, `${path}${key}.`);
    return typeof model === 'string' && typeof words === 'string' ? [] : `${path}${key}`;
  });
}
