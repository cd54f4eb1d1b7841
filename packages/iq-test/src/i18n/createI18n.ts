import i18next, { type FormatterModule, type i18n } from 'i18next';
import { unknownHint } from '../hints/wordHints.ts';
import { numberWriter } from './format.ts';
import type { FirstMessages, MessageOverrides, Messages } from './messages.ts';

/** The language and its messages; whether the two belong together is not checked. */
export interface I18nOptions {
  /** BCP 47 tag that numbers, dates and prices are written by, e.g. `de-CH`. */
  locale: string;
  /** Words of the test; a missing key shows as itself. */
  messages: Partial<Messages> | FirstMessages;
  /** Words in place of ours, by key. */
  overrides?: MessageOverrides | undefined;
}

/**
 * The words of one widget, ready at once; numbers as the locale writes them, nothing escaped. An instance of its own for
 * each: two on one page may speak different languages. `loadI18n` fetches the messages first.
 * @example
 * import { createI18n, IqTest } from '@quotient/iq-test';
 *
 * // a language of your own, as a whole table
 * const i18n = createI18n({ locale: 'it', messages });
 * return <IqTest i18n={i18n} baseUrl="https://quiz.example" partner="your-key" />;
 */
export const createI18n = (options: I18nOptions): i18n => {
  const { locale, messages, overrides } = options;
  // those of the first stages alone cannot tell which other keys there are
  if (process.env.NODE_ENV !== 'production' && overrides && 'results' in messages)
    unknownHint(locale, messages, overrides, 'Messages');
  const instance = i18next.createInstance();
  const write = numberWriter(locale);
  const formatter: FormatterModule = {
    type: 'formatter',
    init() {},
    add() {},
    addCached() {},
    format: (value) => (typeof value === 'number' ? write(value) : value),
  };
  instance.use(formatter);
  void instance.init({
    lng: locale,
    fallbackLng: false, // every language has every key: a test says so
    // overriding writes into the tree, which other widgets share
    resources: { [locale]: { translation: overrides ? structuredClone(messages) : messages } },
    interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
    initAsync: false, // the first render already has its words
  });
  if (overrides) instance.addResourceBundle(locale, 'translation', overrides, true, true);
  return instance;
};
