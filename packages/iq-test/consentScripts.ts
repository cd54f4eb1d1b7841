import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import {
  classesOf,
  onlyForClasses,
  onlyWhatIsUsed,
  type Rule,
  readInPlace,
  rulesOf,
  textOf,
  without,
} from './consentCss.ts';
import { classNames, cssOf, target } from './embedCss.ts';

type Messages = Record<string, unknown>;
/** What is taken of the source: as text, since a configuration imports none of it. */
interface Prerenderer {
  consentMarkup(words: { lang: string; messages: Messages }): string;
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

/** What makes the HTML of the banner with React, and all words: both are run here, and neither comes to a page. */
async function prerenderer(): Promise<Prerenderer> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { consentMarkup } from './consent/consentMarkup.tsx';
        export { loadConsentMessages } from './i18n/consentMessages.ts';`,
      resolveDir: 'src',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [classNames()],
  });
  // in the package, whose React it imports
  const file = path.resolve('node_modules/.cache/consentMarkup.mjs');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, outputFiles[0]?.text ?? '');
  return import(`${pathToFileURL(file).href}?${Date.now()}`);
}

/** The words of the rest; those of the banner stand in its HTML. */
function wordsOfRest(messages: Messages): Messages {
  const { bannerTitle, bannerText, onlyNecessary, acceptAll, customize, closeBanner, dialogFailed, ...rest } =
    messages;
  return rest;
}

/** Short names for the classes of these rules, which are the page's own to avoid. */
function shortened(rules: Rule[]): (text: string) => string {
  const names = new Set(rules.flatMap(({ selector }) => classesOf(selector)));
  const short = new Map([...names].map((name, index) => [name, `iq-${index.toString(36)}`]));
  return (text) => text.replaceAll(/[\w-]+/g, (word) => short.get(word) ?? word);
}

/**
 * The style sheet of the components, `sheet`; and cookie consent without a framework, by name of its file: a script for
 * each language and one style sheet, which ask; for each language the rest, which the script fetches once it is wanted;
 * and the script of a page with a tag of Google's.
 */
export async function consentFiles(): Promise<{ sheet: string; scripts: Record<string, string> }> {
  const { consentMarkup, loadConsentMessages } = await prerenderer();
  // in the order of the components: what is special comes after what is general
  const rules = rulesOf(await cssOf('src/consent/CookieConsent.tsx'));
  const languages = readdirSync('src/i18n/locales');
  const scripts = await Promise.all(
    languages.map(async (lang) => {
      const messages = await loadConsentMessages(lang);
      const markup = consentMarkup({ lang, messages });
      const words = JSON.stringify({ lang, messages: wordsOfRest(messages) });
      return {
        lang,
        markup,
        // a browser may keep the failure of an address for as long as the page lives; with another hash it is another
        script: await scriptOf(
          `import { startConsent } from './consentScript.ts';
          let address = './consent.rest.${lang}.js';
          startConsent(${JSON.stringify(markup)}, () => import((address += '#')));`,
          'iife',
        ),
        rest: await scriptOf(
          `import { restOfScript } from './consentScriptRest.ts';
          export const { takeOver } = restOfScript(${words}, 'STYLES');`,
          'esm',
        ),
      };
    }),
  );

  const [english] = scripts;
  const classes = [...new Set(rules.flatMap(({ selector }) => classesOf(selector)))];
  const namedIn = (text: string) => new Set(classes.filter((name) => text.includes(name)));
  const first = onlyWhatIsUsed(rules, namedIn(`${english?.markup}`));
  const later = without(onlyWhatIsUsed(rules, namedIn(`${english?.markup}${english?.rest}`)), first);
  const short = shortened([...first, ...later]);
  // the rest shows what the components show, class by class
  const sheet = textOf(onlyForClasses(rules, namedIn(`${english?.markup}${english?.rest}`)));
  const files = {
    'consent.css': short(textOf(readInPlace(first))),
    'consent.tag.js': await scriptOf("import { startTag } from './consentScriptTag.ts'; startTag();", 'iife'),
    ...Object.fromEntries(
      scripts.flatMap(({ lang, script, rest }) => [
        [`consent.${lang}.js`, short(script)],
        [`consent.rest.${lang}.js`, short(rest.replace('"STYLES"', JSON.stringify(textOf(later))))],
      ]),
    ),
  };
  return { sheet, scripts: files };
}
