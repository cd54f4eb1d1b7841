import { endingsFor, fill } from '@quotient/iq-test/fill';

// The words of site, admin area and figures: a table for each subject, in each of its languages. English is the model.

declare const places: unique symbol;

/** A text with `{{places}}`; the compiler knows their names. */
type Text<Name extends string> = string & { readonly [places]: Name };

type PlacesOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlacesOf<Rest> : never;

/** The English words without their wording: of each text, only the names of its places. */
type Told<English> = English extends string
  ? [PlacesOf<English>] extends [never]
    ? string
    : Text<PlacesOf<English>>
  : { readonly [Key in keyof English]: Told<English[Key]> };

/** The shape of the English words: the same keys, with texts of any wording. */
type Shape<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Shape<English[Key]> };

/**
 * Words by language, with the keys of the English ones. Texts may have `{{places}}`. A text that depends on a count has
 * a key for each plural form, as in i18next: `tests_one`, `tests_other`.
 */
export const defineWords = <const English extends object, Locale extends string>(
  words: { readonly en: English } & { readonly [Each in Locale]: Shape<NoInfer<English>> },
): Readonly<Record<Locale, Told<English>>> => words as unknown as Record<Locale, Told<English>>; // names of places are for the compiler

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** Fills the `{{places}}` of a text. */
export const say = <Name extends string>(text: Text<Name>, values: Values<Name>): string =>
  fill(text, (name) => String(values[name as Name])); // the compiler asks for each

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type StemOf<Key, Keys> = Key extends `${infer Stem}_${PluralForm}`
  ? `${Stem}_other` extends Keys
    ? Stem
    : Key
  : Key;
type Named<Told> = Told extends Text<infer Name> ? Name : never;

/** Words of one language, ready to use: a text with places, or for a count, is a function of their values. */
export type Spoken<Words> =
  Words extends Text<infer Name>
    ? (values: Values<Name>) => string
    : Words extends string
      ? string
      : Words extends readonly unknown[]
        ? { readonly [Key in keyof Words]: Spoken<Words[Key]> }
        : {
            readonly [Key in keyof Words as StemOf<Key, keyof Words>]: StemOf<Key, keyof Words> extends Key
              ? Spoken<Words[Key]>
              : (values: { readonly count: number } & Values<Exclude<Named<Words[Key]>, 'count'>>) => string;
          };

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Makes the words of one language ready to use, with the plural forms of that language. */
export function speak<Words>(words: Words, locale: string): Spoken<Words> {
  const rules = new Intl.PluralRules(locale);
  const filled = (text: string, values: Values<string>) => say(text as Text<string>, values);
  const visit = (tree: unknown): unknown => {
    if (typeof tree === 'string')
      return tree.includes('{{') ? (values: Values<string>) => filled(tree, values) : tree;
    if (Array.isArray(tree)) return tree.map(visit);
    if (typeof tree !== 'object' || tree === null) return tree;
    const texts: Readonly<Record<string, unknown>> = { ...tree };
    return Object.fromEntries(
      Object.entries(texts).map(([key, value]) => {
        const stem = key.replace(plural, '');
        if (stem === key || !(`${stem}_other` in texts)) return [key, visit(value)];
        return [
          stem,
          (values: Values<string>) => {
            const ending = endingsFor(Number(values.count), rules).find((each) => stem + each in texts) ?? '';
            return filled(String(texts[stem + ending]), values);
          },
        ];
      }),
    );
  };
  return visit(words) as Spoken<Words>; // the same keys, as the type says
}
