/**
 * Parses a URL; `undefined` for an invalid one. Values without a library. Dropped: `URL.canParse`. Under Node 20 and
 * 22, after some thousand calls, V8's fast call takes a letter such as `ü` for damaged.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
