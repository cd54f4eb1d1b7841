import type { LocaleCode } from '../i18n/locales.ts';
import type { Messages } from '../i18n/messages.ts';

/** The words of the stages after the test, where the build has taken them out of the others (`splitWords.ts`). */
export const loadLaterWords: (code: LocaleCode) => Promise<Partial<Messages> | undefined> = async () =>
  undefined;
