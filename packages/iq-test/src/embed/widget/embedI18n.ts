import type { i18n } from 'i18next';
import { importFile } from '../../files/importFile.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { loadFirstMessages } from '../../i18n/firstMessages.ts';
import { resolveLocale, visitorLocales } from '../../i18n/locale.ts';
import type { Host } from '../host/host.ts';
import type { PageWords } from './pageWords.ts';

const noWords: PageWords = {};

/** Fetches what is said up to the end of the test, with the words that the page brings in place of ours. */
export async function loadFirstI18n(host: Host, locale: string | undefined): Promise<i18n> {
  const { words } = host.settings.peek();
  const { overrides, foreign } = words
    ? await (await importFile(() => import('./pageWords.ts'), 'loadPageWords')).loadPageWords(
        words,
        locale,
        resolveLocale,
      )
    : noWords;
  host.words = overrides;
  const { code, tag } = foreign ?? resolveLocale([locale, ...visitorLocales()]);
  return createI18n({ locale: tag, messages: await loadFirstMessages(code), overrides });
}

/** Adds what is said after the test. */
export async function addLaterMessages(i18n: i18n, host: Host): Promise<void> {
  const { laterFiles } = await importFile(() => import('../../i18n/laterMessages.ts'), 'laterFiles');
  const { later } = await importFile(laterFiles[resolveLocale([i18n.language]).code], 'later');
  for (const messages of [later, host.words ?? {}])
    i18n.addResourceBundle(i18n.language, 'translation', messages, true, true);
}
