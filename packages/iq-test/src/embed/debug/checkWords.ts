import type { LocaleCode } from '@quotient/contract/locales';
import { readLocaleTag } from '@quotient/contract/localeTag';
import { missingKeys, unknownKeys } from '../../hints/wordKeys.ts';
import { joinMessages } from '../../i18n/joinMessages.ts';
import type { Host } from '../host/host.ts';
import type { Check } from './check.ts';

/** The languages that we speak. Importing the list would put it in a file of its own; the compiler asks for each. */
const spoken: Record<LocaleCode, true> = { en: true, de: true, fr: true, es: true, ar: true };

/** True for the page's own language, where English fills the gaps. */
function isForeign(wish: string | undefined): boolean {
  const [language] = readLocaleTag(wish ?? '')?.split('-') ?? [];
  return language !== undefined && !(language in spoken);
}

/** Fetches the words that have every key of ours. */
async function loadEnglish() {
  const [{ first }, { later }] = await Promise.all([
    import('../../i18n/locales/en/first.ts'),
    import('../../i18n/locales/en/later.ts'),
  ]);
  return joinMessages(first, later);
}

/** Lists missing and unused words of the page. Returns nothing if it has none of its own. */
export async function checkWords({ settings, partner, words }: Host): Promise<Check | undefined> {
  const name = 'words';
  const { words: given, lang } = settings.peek();
  if (!given) return undefined;
  if (!words)
    return { name, isFine: false, text: 'cannot be read and count as not written; the console says why' };
  const english = await loadEnglish().catch(() => undefined);
  if (!english) return { name, text: 'ours could not be fetched to compare them with' };
  const wish = lang ?? partner.peek().locale;
  const missing = isForeign(wish) ? missingKeys(english, words) : [];
  const unknown = unknownKeys(english, words);
  const said = [
    unknown.length > 0 && `keys that are not ours: ${unknown.join(', ')}`,
    missing.length > 0 &&
      `${wish} is English where keys are missing, ${missing.length} of them: ${missing.join(', ')}`,
  ];
  const isFine = unknown.length + missing.length === 0;
  return { name, isFine, text: said.filter(Boolean).join('; ') || 'every key is ours, and none is missing' };
}
