import { useTranslation } from 'react-i18next';
import type { en } from './en.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;
type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

/** Every message key of the English resource; plural forms are asked for by their stem and `count`. */
export type MessageKey = KeysOf<typeof en>;

/** Translates a key; `values` fill the `{{placeholders}}`. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The translate function of the nearest i18n provider. */
export function useT(): Translate {
  // i18next's own key types need a global declaration, which a published package must not make for its users.
  return useTranslation().t as unknown as Translate;
}
