import type { i18n } from 'i18next';
import { importFile } from '../files/importFile.ts';
import { missingHints } from '../hints/missingHints.ts';
import { fetchI18n, type LoadI18nOptions } from './fetchI18n.ts';
import { loadFirstMessages } from './firstMessages.ts';
import { foreignLocale } from './foreignLocale.ts';
import { laterFiles } from './laterMessages.ts';
import { resolveLocale } from './locale.ts';
import type { LocaleCode } from './locales.ts';
import type { Messages } from './messages.ts';

/** Fetches the messages of the test in one language. Rejects when they do not arrive. */
export async function loadMessages(code: LocaleCode): Promise<Messages> {
  const [first, { later }] = await Promise.all([
    loadFirstMessages(code),
    importFile(laterFiles[code], 'later'),
  ]);
  return { ...first, ...later };
}

/** Finds the language and fetches the messages of the test. Rejects when they do not arrive. */
export async function loadI18n(options: LoadI18nOptions = {}): Promise<i18n> {
  const { locale, overrides } = options;
  const foreign = overrides && foreignLocale(locale, resolveLocale);
  const i18n = await fetchI18n(loadMessages, options, foreign);
  if (process.env.NODE_ENV !== 'production' && foreign)
    missingHints(foreign.tag, await loadMessages(foreign.code), overrides);
  return i18n;
}
