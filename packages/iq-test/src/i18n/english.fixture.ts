import { createI18n } from './createI18n.ts';
import { consent } from './locales/en/consent.ts';
import { messages } from './locales/en/messages.ts';
import type { Translate } from './useT.ts';

/** English, ready at once: for tests and stories. */
export const englishI18n = createI18n({ locale: 'en', messages: { ...messages, consent } });

export const englishT = englishI18n.t as unknown as Translate;
