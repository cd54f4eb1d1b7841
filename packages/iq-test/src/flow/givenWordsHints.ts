import type { i18n } from 'i18next';
import { missingHint } from '../hints/wordHints.ts';
import { keysOf } from '../hints/wordKeys.ts';
import { loadMessages } from '../i18n/loadI18n.ts';

/** What words lack that a page has put together itself. English is fetched to compare with; without it nothing is said. */
export async function givenWordsHints(i18n: i18n): Promise<void> {
  const english = await loadMessages('en').catch(() => undefined);
  if (!english) return;
  const missing = keysOf(english).filter((key) => !i18n.exists(key));
  missingHint(i18n.language, missing, 'the key itself', 'Messages');
}
