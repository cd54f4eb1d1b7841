import { useTranslation } from 'react-i18next';
import type { MessageKey } from './messages.ts';

/** What fills the `{{placeholders}}` of a message, by their names. */
export type MessageValues = Record<string, string | number>;

/** Translates a key; `values` fill the `{{placeholders}}`, numbers as the locale writes them. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The translate function of the nearest `IqTestProvider`. */
export function useT(): Translate {
  // i18next's own key types need a global declaration, which a published package must not make for its users.
  return useTranslation().t as unknown as Translate;
}

/** The BCP 47 tag that the nearest `IqTestProvider` writes numbers, dates and prices by. */
export function useLocale(): string {
  return useTranslation().i18n.language;
}
