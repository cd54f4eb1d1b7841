import type { i18n } from 'i18next';
import { importFile } from '../../files/importFile.ts';
import { fetchI18n, type LoadI18nOptions } from '../../i18n/fetchI18n.ts';
import { loadFirstMessages } from '../../i18n/firstMessages.ts';
import { resolveLocale } from '../../i18n/locale.ts';

/** Fetches what is said up to the end of the test. */
export const loadFirstI18n = (options: LoadI18nOptions): Promise<i18n> =>
  fetchI18n(loadFirstMessages, options);

/** Adds what is said after the test. */
export async function addLaterMessages(i18n: i18n): Promise<void> {
  const { laterFiles } = await importFile(() => import('../../i18n/laterMessages.ts'), 'laterFiles');
  const { later } = await importFile(laterFiles[resolveLocale([i18n.language]).code], 'later');
  i18n.addResourceBundle(i18n.language, 'translation', later, true, true);
}
