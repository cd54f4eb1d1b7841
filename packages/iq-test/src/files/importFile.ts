/** A Chromium that could not fetch a file names it at the end of its message. */
const FAILED_FILE = /dynamically imported module: (\S+)$/;
let addresses = 0;

/**
 * Fetches one file by `load`, which does nothing but `import()` it; nothing else may import that file. Call it again when
 * it rejects. A browser can keep the failure of an import for as long as the page lives, and `import()` alone then never
 * finds a file that one lost connection has hidden: so the same file is asked for by an address with a new hash.
 * Source: https://github.com/whatwg/html/pull/10327, which lets browsers forget such failures.
 * @param name What the file exports. A bundler may have put its exports into another file under other names.
 */
export async function importFile<M>(load: () => Promise<M>, name: keyof M & string): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const file = FAILED_FILE.exec(String(error))?.[1];
    if (!file) throw error;
    addresses += 1;
    const found = await import(/* @vite-ignore */ /* webpackIgnore: true */ `${file}#${addresses}`);
    if (!(name in found)) throw error;
    return found;
  }
}
