import type { consent } from './locales/en/consent.ts';
import type { messages } from './locales/en/messages.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never;

/** The tree of another language: the same keys, but the plural forms that its grammar has (`_other` always). */
type Translated<Tree> = Tree extends string
  ? string
  : {
      [Key in keyof Tree as [Stem<Key>] extends [never] ? Key : `${Stem<Key>}_other`]: Translated<Tree[Key]>;
    } & {
      [Key in keyof Tree as `${Stem<Key>}_${Exclude<PluralForm, 'other'>}`]?: string;
    };

/** Any part of a tree. */
export type PartOf<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : PartOf<Tree[Key]>;
};

/** All words of the test in one language. English is the model: its keys are everyone's keys. */
export type Messages = Translated<typeof messages>;

/** All words of the cookie consent in one language. */
export type ConsentMessages = Translated<typeof consent>;

/** Words to put in place of ours, by key: `{ payment: { title: 'Done!' } }`. */
export type MessageOverrides = PartOf<typeof messages & { consent: typeof consent }>;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? [Stem<Key>] extends [never]
      ? Key
      : Stem<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every message key; plural forms are asked for by their stem and `count`. */
export type MessageKey = KeysOf<typeof messages & { consent: typeof consent }>;
