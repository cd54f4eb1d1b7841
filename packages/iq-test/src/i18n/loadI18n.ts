import type { LocaleCode } from '@quotient/contract/locales';
import type { i18n } from 'i18next';
import { importFile } from '../files/importFile.ts';
import { overrideHints } from '../hints/wordHints.ts';
import { createI18n } from './createI18n.ts';
import { loadFirstMessages } from './firstMessages.ts';
import { foreignLocale } from './foreignLocale.ts';
import { joinMessages } from './joinMessages.ts';
import { laterFiles } from './laterMessages.ts';
import { resolveLocale, visitorLocales } from './locale.ts';
import type { MessageOverrides, Messages } from './messages.ts';
import { replaced } from './replaceWords.ts';

/** Languages to look for, by preference. A language that we don't have isn't an error: the next one counts. */
export interface LoadWordsOptions {
  /** Wished BCP 47 tag. @default the address's `?lang`, then the browser's languages, then English */
  locale?: string | undefined;
  /**
   * Words in place of ours, by key. With a `locale` that we do not speak they are a language of the page's own, and what
   * they lack is English.
   */
  overrides?: MessageOverrides | undefined;
}

/** Words of the test and their language: plain data, which a server can pass to a browser. */
export interface TestWords {
  /** BCP 47 tag that numbers, dates and prices are written by. */
  lang: string;
  messages: Messages;
}

/**
 * Fetches the messages of the test in one language. Rejects when they do not arrive.
 * @example
 * import { createI18n, loadMessages } from '@quotient/iq-test';
 *
 * // German words, and numbers as Switzerland writes them
 * const i18n = createI18n({ locale: 'de-CH', messages: await loadMessages('de') });
 */
export async function loadMessages(code: LocaleCode): Promise<Messages> {
  const [first, { later }] = await Promise.all([
    loadFirstMessages(code),
    importFile(laterFiles[code], 'later'),
  ]);
  return joinMessages(first, later);
}

/**
 * Finds the language and fetches the words of the test. Rejects when they do not arrive.
 * @example
 * import { IqTest, loadWords } from '@quotient/iq-test';
 *
 * // in a server component or a loader: the first HTML has the words
 * const words = await loadWords({ locale: 'de', overrides: { payment: { title: 'Geschafft!' } } });
 * return <IqTest words={words} baseUrl="https://quiz.example" partner="your-key" />;
 */
export async function loadWords({ locale, overrides }: LoadWordsOptions = {}): Promise<TestWords> {
  const foreign = overrides && foreignLocale(locale, resolveLocale);
  const { code, tag } = foreign ?? resolveLocale([locale, ...visitorLocales()]);
  const messages = await loadMessages(code);
  if (process.env.NODE_ENV !== 'production' && overrides)
    overrideHints(tag, messages, overrides, foreign !== undefined);
  return { lang: tag, messages: overrides ? replaced<Messages>(messages, overrides) : messages };
}

/**
 * Loads the words that `loadWords` does, as an instance of i18next for `IqTestProvider`.
 * @example
 * import { IqTestProvider, loadI18n, Timer } from '@quotient/iq-test';
 *
 * const i18n = await loadI18n({ locale: 'de' });
 * return (
 *   <IqTestProvider i18n={i18n}>
 *     <Timer deadlineAt={Date.now() + 60_000} durationSeconds={60} onTimeUp={finish} />
 *   </IqTestProvider>
 * );
 */
export async function loadI18n(options?: LoadWordsOptions): Promise<i18n> {
  const { lang, messages } = await loadWords(options);
  return createI18n({ locale: lang, messages });
}
