const said = new Set<string>();

/**
 * Tells whoever builds a page what is wrong with it and what to do, once on the console. Callers stand behind
 * `process.env.NODE_ENV !== 'production'`, so that bundlers leave them and their words out of what visitors load.
 */
export function hint(code: string, text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(`[iq-test] ${code}: ${text}`);
}
