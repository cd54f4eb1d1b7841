// Imports nothing that the test itself needs: it would go into a file of its own, and every visitor would fetch that.
import { foreignLocale } from '../../i18n/foreignLocale.ts';
import type { ResolvedLocale, resolveLocale } from '../../i18n/locale.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';

/** Time that a small file takes at most on a slow line. */
const TIMEOUT_MS = 15_000;
const MAX_CHARACTERS = 200_000;

/** Deeper than our own words lie. */
const MAX_LEVELS = 6;

/**
 * Returns the page's words that we can show; `leftOut` gets the keys of the others. Numbers and booleans become text.
 */
function usableWords(words: object, leftOut: string[], before = '', levels = MAX_LEVELS): object {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const key = before + name;
      if (/^(?:string|number|boolean)$/.test(typeof value)) return [[name, `${value}`]];
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && levels > 1)
        return [[name, usableWords(value, leftOut, `${key}.`, levels - 1)]];
      leftOut.push(key);
      return [];
    }),
  );
}

/** Reads them from JSON, or from the address of such a file. Rejects with what is wrong. */
async function readWords(text: string): Promise<MessageOverrides> {
  let json = text;
  if (!text.startsWith('{')) {
    const { href } = new URL(text, document.baseURI);
    const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${href} answers with status ${answer.status}.`);
    json = await answer.text();
  }
  if (json.length > MAX_CHARACTERS) throw new Error(`They have more than ${MAX_CHARACTERS} characters.`);
  const words: unknown = JSON.parse(json);
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    throw new Error('They are no object of texts by key such as {"payment":{"title":"Done!"}}.');
  const leftOut: string[] = [];
  const usable = usableWords(words, leftOut);
  if (leftOut.length > 0)
    console.warn(
      `[iq-test] words: ${leftOut.join(', ').slice(0, 200)} left out, all others count. They are no text, and no object of texts by key.`,
    );
  return usable as MessageOverrides;
}

/** Words of a page. */
export interface PageWords {
  overrides?: MessageOverrides;
  /** Set for a language that we don't have; English fills the gaps. */
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
