import type { i18n } from 'i18next';
import { importFile } from '../../files/importFile.ts';
import { fetchI18n } from '../../i18n/fetchI18n.ts';
import { loadFirstMessages } from '../../i18n/firstMessages.ts';
import { resolveLocale } from '../../i18n/locale.ts';
import type { Host } from '../host/host.ts';

/** Fetches what is said up to the end of the test, with the words that the page brings in place of ours. */
export async function loadFirstI18n(host: Host, locale: string | undefined): Promise<i18n> {
  const { words } = host.settings.peek();
  host.words = undefined;
  if (!words) return fetchI18n(loadFirstMessages, { locale });
  const { loadPageWords } = await importFile(() => import('./pageWords.ts'), 'loadPageWords');
  const { overrides, foreign } = await loadPageWords(words, locale, resolveLocale);
  host.words = overrides;
  return fetchI18n(loadFirstMessages, { locale, overrides }, foreign);
}

/** Adds what is said after the test. */
export async function addLaterMessages(i18n: i18n, host: Host): Promise<void> {
  const { laterFiles } = await importFile(() => import('../../i18n/laterMessages.ts'), 'laterFiles');
  const { later } = await importFile(laterFiles[resolveLocale([i18n.language]).code], 'later');
  for (const messages of [later, host.words ?? {}])
    i18n.addResourceBundle(i18n.language, 'translation', messages, true, true);
}
