import { useTranslation } from 'react-i18next';
import { hint } from '../hints/hint.ts';
import type { MessageKey } from './messages.ts';

/** Values for the `{{placeholders}}` of a message, by name. */
export type MessageValues = Record<string, string | number>;

/** Translates a key; `values` fill the `{{placeholders}}`, numbers as the locale writes them. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/**
 * The translate function of the nearest `IqTestProvider`.
 * @example
 * import { useT } from '@quotient/iq-test';
 *
 * const t = useT();
 * return <p>{t('timer.minutesLeft', { count: 5 })}</p>; // 5 minutes left
 */
export function useT(): Translate {
  const { t, i18n } = useTranslation();
  if (process.env.NODE_ENV !== 'production' && !i18n.language)
    hint(
      'no_provider',
      'a component stands in no IqTestProvider and shows keys in place of words. Put <IqTestProvider i18n={await loadI18n()}> around it, once for a page.',
    );
  // i18next's own key types need a global declaration, which a published package must not make for its users.
  return t as unknown as Translate;
}

/**
 * The BCP 47 tag that the nearest `IqTestProvider` writes numbers, dates and prices by.
 * @example
 * import { formatPrice, useLocale } from '@quotient/iq-test';
 *
 * const locale = useLocale();
 * return <p>{formatPrice({ amountMinor: 100, currency: 'EUR' }, locale)}</p>;
 */
export function useLocale(): string {
  return useTranslation().i18n.language;
}
