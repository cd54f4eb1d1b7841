import { missingHint, unknownHint } from '../hints/wordHints.ts';
import { missingKeys } from '../hints/wordKeys.ts';
import { loadConsentMessages } from '../i18n/consentMessages.ts';
import type { ConsentWords } from './consentWords.ts';

const compared = new WeakSet<ConsentWords>();

/**
 * Prints each problem with a page's consent words once. It fetches English to compare, and prints nothing if that
 * fails.
 */
export async function consentWordsHints(words: ConsentWords): Promise<void> {
  if (compared.has(words)) return;
  compared.add(words);
  const { lang, messages } = words;
  const english = await loadConsentMessages('en').catch(() => undefined);
  if (!english) return;
  missingHint(lang, missingKeys(english, messages), 'nothing', 'ConsentMessages');
  unknownHint(lang, english, messages, 'ConsentMessages');
}
