// Imports nothing that the test itself needs: it would go into a file of its own, and every visitor would fetch that.
import { foreignLocale } from '../../i18n/foreignLocale.ts';
import type { ResolvedLocale, resolveLocale } from '../../i18n/locale.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';

/** Longer than a small file takes on a slow line. */
const TIMEOUT_MS = 15_000;
const MAX_CHARACTERS = 200_000;

/** Texts, in objects of at most three levels, as our own words are kept. */
const areWords = (value: unknown, levels = 3): boolean =>
  typeof value === 'string' ||
  (levels > 0 &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => areWords(part, levels - 1)));

/** Reads them from JSON, or from the address of such a file. Rejects with what is wrong. */
async function readWords(text: string): Promise<MessageOverrides> {
  let json = text;
  if (!text.startsWith('{')) {
    const { href } = new URL(text, document.baseURI);
    const answer = await fetch(href, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${href} answers with status ${answer.status}.`);
    json = await answer.text();
  }
  if (json.length > MAX_CHARACTERS) throw new Error(`They have more than ${MAX_CHARACTERS} characters.`);
  const words: unknown = JSON.parse(json);
  if (typeof words !== 'object' || !areWords(words))
    throw new Error('They are no JSON object of texts by key, such as {"payment":{"title":"Done!"}}.');
  return words as MessageOverrides;
}

/** What a page brings. */
export interface PageWords {
  overrides?: MessageOverrides;
  /** Where they are of a language that we do not speak; what they lack is English. */
  foreign?: ResolvedLocale | undefined;
}

/** Reads the words of a page. Where they cannot be read, the console says why, and nothing is brought. */
export async function loadPageWords(
  words: string,
  locale: string | undefined,
  resolve: typeof resolveLocale,
): Promise<PageWords> {
  try {
    return { overrides: await readWords(words), foreign: foreignLocale(locale, resolve) };
  } catch (error) {
    console.warn(`[iq-test] words cannot be read and count as not written. ${error}`);
    return {};
  }
}
