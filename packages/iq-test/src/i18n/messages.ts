import type { consent } from './locales/en/consent.ts';
import type { first } from './locales/en/first.ts';
import type { later } from './locales/en/later.ts';
import type { mail } from './locales/en/mail.ts';
import type { served } from './locales/en/served.ts';

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

/** Words up to the end of the test, in one language. English is the model: its keys are everyone's keys. */
export type FirstMessages = Translated<typeof first>;

/** Words after the test, in one language. */
export type LaterMessages = Translated<typeof later>;

/** All messages of the test in one language. */
export type Messages = FirstMessages & LaterMessages;

/** All messages of the cookie consent in one language. */
export type ConsentMessages = Translated<typeof consent>;

type English = typeof first & typeof later;

/** The e-mail's own words, in one language. */
export type MailMessages = Translated<typeof mail>;

/** Words of pages and documents that the server writes, in one language. */
export type ServedMessages = Translated<typeof served>;

/** Words to put in place of ours, by key: `{ payment: { title: 'Done!' } }`. */
export type MessageOverrides = PartOf<English>;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? [Stem<Key>] extends [never]
      ? Key
      : Stem<Key>
    : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every message key; plural forms are asked for by their stem and `count`. */
export type MessageKey = KeysOf<English>;

/** Every key that the e-mail may use. */
export type MailKey = KeysOf<{ mail: typeof mail } & Pick<typeof later, 'results'>>;

/** Every key that pages and papers of the server may use. */
export type ServedKey = KeysOf<typeof served & Pick<typeof later, 'results'>>;
