import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { classNames, sheetOf, target } from './embedCss.ts';

type Messages = Record<string, unknown>;
/** Part of the source that is run here: bundled first, since a configuration doesn't import it. */
interface Prerenderer {
  consentRootMarkup(view: { words: { lang: string; messages: Messages } }): string;
  loadConsentMessages(lang: string): Promise<Messages>;
}

/** Code of a browser in one file. */
async function scriptOf(contents: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/consent', loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format,
    charset: 'ascii', // legible in a page of any encoding
    target,
    plugins: [classNames()],
  });
  return outputFiles[0]?.text ?? '';
}

/** Bundles the markup and all words for Node, to prerender the banner here. */
async function prerenderer(): Promise<Prerenderer> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { consentRootMarkup } from './consent/consentMarkup.ts';
        export { loadConsentMessages } from './i18n/consentMessages.ts';`,
      resolveDir: 'src',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [classNames()],
  });
  const file = path.resolve('node_modules/.cache/consentMarkup.mjs');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, outputFiles[0]?.text ?? '');
  return import(`${pathToFileURL(file).href}?${Date.now()}`);
}

/** Words of the preferences; those of the banner are in its HTML. */
function wordsOfDialog(messages: Messages): Messages {
  const {
    bannerTitle,
    bannerText,
    onlyNecessary,
    acceptAll,
    customize,
    closeBanner,
    dialogFailed,
    settings,
    ...rest
  } = messages;
  return rest;
}

const [chrome, safari, firefox] = [111 << 16, (16 << 16) | (4 << 8), 114 << 16]; // as `target`

/** Style sheets without classes that no code names, and without variables that no sheet reads. */
function onlyUsed(sheets: string[], code: string): string[] {
  const all = sheets.join('');
  const isUsed = (name: string) =>
    name.startsWith('--') ? new RegExp(`var\\(${name}[,)]`).test(all) : code.includes(name);
  const names = new Set(all.match(/(?<=\.)(?!\d)[\w-]+|--[\w-]+/g));
  const lean = sheets.map((sheet) =>
    transform({
      filename: 'consent.css',
      code: Buffer.from(sheet),
      minify: true,
      targets: { chrome, safari, firefox },
      unusedSymbols: [...names].filter((name) => !isUsed(name)),
    }).code.toString(),
  );
  return lean.join('') === all ? sheets : onlyUsed(lean, code);
}

/**
 * The style sheet of `CookieConsent`, `sheet`; and cookie consent without a framework, by name of its file: a script for
 * each language and one style sheet, which ask; for each language the preferences with their styles, which the script
 * fetches once they are wanted; and the script of a page with a tag of Google's.
 */
export async function consentFiles(): Promise<{ sheet: string; scripts: Record<string, string> }> {
  const { consentRootMarkup, loadConsentMessages } = await prerenderer();
  const scripts: Record<string, string> = {
    'consent.tag.js': await scriptOf("import { startTag } from './consentScriptTag.ts'; startTag();", 'iife'),
  };
  for (const lang of readdirSync('src/i18n/locales')) {
    const messages = await loadConsentMessages(lang);
    const markup = consentRootMarkup({ words: { lang, messages } });
    const words = JSON.stringify({ lang, messages: wordsOfDialog(messages) });
    // a browser may keep the failure of an address for as long as the page lives; with another hash it is another
    scripts[`consent.${lang}.js`] = await scriptOf(
      `import { startConsent } from './consentScript.ts';
      let address = './consent.rest.${lang}.js';
      startConsent(${JSON.stringify(markup)}, () => import((address += '#')));`,
      'iife',
    );
    // not a `<style>`, which the page's policy may forbid
    scripts[`consent.rest.${lang}.js`] = await scriptOf(
      `import { consentDialog } from './consentDialog.ts';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('STYLES');
      document.adoptedStyleSheets.push(sheet);
      export const dialogOf = (page) => consentDialog({ ...page, words: ${words} });`,
      'esm',
    );
  }
  const first = await sheetOf(['src/consent/consentMarkup.ts']);
  const rest = await sheetOf(['src/consent/consentDialog.ts'], 'short', first.files);
  const [asking = '', choosing = ''] = onlyUsed([first.css, rest.css], Object.values(scripts).join(''));
  for (const [file, text] of Object.entries(scripts))
    scripts[file] = text.replace('"STYLES"', () => JSON.stringify(choosing));
  return { sheet: asking + choosing, scripts: { ...scripts, 'consent.css': asking } };
}
