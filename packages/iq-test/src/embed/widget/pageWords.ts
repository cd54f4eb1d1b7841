// Imports nothing that the test itself needs: it would go into a file of its own, and every visitor would fetch that.
import { foreignLocale } from '../../i18n/foreignLocale.ts';
import type { ResolvedLocale, resolveLocale } from '../../i18n/locale.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';

/** Longer than a small file takes on a slow line. */
const TIMEOUT_MS = 15_000;
const MAX_CHARACTERS = 200_000;

/** Deeper than our own words lie. */
const MAX_LEVELS = 6;

/** The key of the first thing that is neither a text nor an object of texts; undefined where all is right. */
function wrongKey(value: unknown, key = '', levels = MAX_LEVELS): string | undefined {
  if (typeof value === 'string') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || levels === 0) return key;
  for (const [name, part] of Object.entries(value)) {
    const wrong = wrongKey(part, key ? `${key}.${name}` : name, levels - 1);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

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
  const wrong = typeof words === 'string' ? '' : wrongKey(words);
  if (wrong !== undefined)
    throw new Error(
      `${wrong || 'What stands there'} is no text, and no object of texts by key such as {"payment":{"title":"Done!"}}.`,
    );
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
