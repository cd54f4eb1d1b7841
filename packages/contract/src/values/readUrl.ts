/**
 * The URL of a text; `undefined` where it is none. Values without a library. Dropped: `URL.canParse`. Under Node 20 and 22 it
 * takes a letter such as `ü` for damaged once it was called some thousand times, when V8 calls it by a short cut.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
