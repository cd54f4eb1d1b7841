import type { i18n } from 'i18next';
import { missingHint } from '../hints/wordHints.ts';
import { keysOf } from '../hints/wordKeys.ts';
import { loadMessages } from '../i18n/loadI18n.ts';

/**
 * Prints words that are missing in a page's own translation. It fetches English to compare, and prints nothing if that
 * fails.
 */
export async function givenWordsHints(i18n: i18n): Promise<void> {
  const english = await loadMessages('en').catch(() => undefined);
  if (!english) return;
  const missing = keysOf(english).filter((key) => !i18n.exists(key));
  missingHint(i18n.language, missing, 'the key itself', 'Messages');
}
