import type { i18n } from 'i18next';
import { loadConsentMessages } from './consentMessages.ts';
import { fetchI18n, type LoadI18nOptions } from './fetchI18n.ts';

/** Finds the language and fetches the messages of the cookie consent. Rejects when they do not arrive. */
export const loadConsentI18n = (options?: LoadI18nOptions): Promise<i18n> =>
  fetchI18n(async (code) => ({ consent: await loadConsentMessages(code) }), options);
