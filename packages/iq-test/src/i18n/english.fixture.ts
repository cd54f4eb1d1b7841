import { createI18n } from './createI18n.ts';
import { joinMessages } from './joinMessages.ts';
import { first } from './locales/en/first.ts';
import { later } from './locales/en/later.ts';
import type { Translate } from './useT.ts';
import { inWords, type VisitorMessage } from './visitorMessage.ts';

/** English, ready at once: for tests and stories. */
export const englishI18n = createI18n({ locale: 'en', messages: joinMessages(first, later) });

export const englishT = englishI18n.t as unknown as Translate;

/** Text that an English visitor reads; the brand's name is "IQ Test". */
export const inEnglish = (message: VisitorMessage) => inWords(message, englishT, { name: 'IQ Test' });
