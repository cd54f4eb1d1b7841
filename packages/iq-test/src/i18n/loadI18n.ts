import type { i18n } from 'i18next';
import { importFile } from '../files/importFile.ts';
import { fetchI18n, type LoadI18nOptions } from './fetchI18n.ts';
import { loadFirstMessages } from './firstMessages.ts';
import { laterFiles } from './laterMessages.ts';
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
export const loadI18n = (options?: LoadI18nOptions): Promise<i18n> => fetchI18n(loadMessages, options);
