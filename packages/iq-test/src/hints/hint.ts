const said = new Set<string>();

/**
 * Prints a problem of the page and its cure on the console, once, for the page's developer. Callers check
 * `process.env.NODE_ENV !== 'production'`, so that bundlers leave them and their words out of visitors' files.
 */
export function hint(code: string, text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(`[iq-test] ${code}: ${text}`);
}
