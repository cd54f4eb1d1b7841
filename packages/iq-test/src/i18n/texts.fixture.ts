import { type LocaleCode, locales } from './locales.ts';

/** Key → text. */
export type Texts = ReadonlyMap<string, string>;

/** Every text of a tree with its key, e.g. `payment.title`. */
export function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );
}

/** All words of one language, those of the cookie consent under `consent`. */
export async function textsOf(code: LocaleCode): Promise<Texts> {
  const { messages } = await locales[code].messages();
  const { consent } = await locales[code].consent();
  return new Map(flatten({ ...messages, consent }));
}
