import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The version of the package, for the code. */
export const embedVersion = { 'import.meta.env.EMBED_VERSION': JSON.stringify(version) };

/** The oldest browsers we build for. */
export const target = ['es2022', 'safari16.4', 'chrome111', 'firefox114'];
/** Pattern of class names. Both passes over the styles must use it, in the same working directory. */
type Identifiers = 'short' | ((options: { hash: string; filePath: string }) => string);

/** Prefix of each file's names: in vanilla-extract's form, and in ours. */
const starts = new Map<string, { long: string; short: string }>();

/**
 * Names for a shadow root, where nobody else's classes are: three characters for the file and a number for the class, in
 * place of nine. A visitor fetches each name twice before the first question, with the element that has it and the rule.
 */
export const briefly: Identifiers = ({ hash, filePath }) => {
  let start = starts.get(filePath);
  if (!start) {
    const long = hash.slice(0, -1); // a file's first name ends in its number, 0
    const digest = createHash('sha256').update(filePath).digest();
    const short = `${'abcdefghijklmnopqrstuvwxyz'[digest.readUInt8(0) % 26]}${(digest.readUInt32BE(1) % 36 ** 2).toString(36).padStart(2, '0')}`;
    const other = [...starts].find(([, names]) => names.short === short);
    if (other) throw new Error(`The classes of ${filePath} and ${other[0]} would have the same names.`);
    start = { long, short };
    starts.set(filePath, start);
  }
  return `${start.short}${hash.slice(start.long.length)}`;
};

/** Class names only: the style sheet is made by `cssOf`. */
export const classNames = (identifiers: Identifiers = 'short') =>
  vanillaExtractPlugin({ outputCss: false, identifiers });

/** All vanilla-extract CSS that the entries reach without a dynamic import, minified, as one string. */
export async function cssOf(...entryPoints: string[]): Promise<string> {
  return (await sheetOf(entryPoints)).css;
}

const vanillaFile = (path: string) => path.split('?')[0] ?? path;

/** The CSS of some entries without the files that another sheet has already, and the list of its files. */
export async function sheetOf(
  entryPoints: string[],
  identifiers: Identifiers = 'short',
  present: ReadonlySet<string> = new Set(),
) {
  const files = new Set<string>();
  const choose: Plugin = {
    name: 'choose-styles',
    setup(context) {
      context.onResolve({ filter: /.*/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { external: true } : undefined,
      );
      context.onResolve({ filter: /\.vanilla\.css/ }, ({ path }) => {
        files.add(vanillaFile(path));
        return present.has(vanillaFile(path)) ? { path, namespace: 'present' } : undefined;
      });
      context.onLoad({ filter: /.*/, namespace: 'present' }, () => ({ contents: '', loader: 'css' }));
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: entryPoints.map((entry) => `import './${entry}';`).join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    outdir: 'dist',
    minify: true,
    format: 'esm',
    target,
    packages: 'external',
    logLevel: 'silent',
    // the app imports the text of this very style sheet
    external: ['virtual:*'],
    plugins: [choose, vanillaExtractPlugin({ identifiers })],
  });
  const css = outputFiles
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ text }) => text)
    .join('')
    .trim();
  return { css, files };
}

/**
 * Without what `theme.css.ts` has for a page. In a shadow root, selectors of `:root` match nothing, or would undo what a
 * partner sets on the element; and the element always says its theme, so the system is not asked.
 */
export const forShadowRoot = (css: string) =>
  css
    .replaceAll(/,:where\(:root[^{]*\)(?=\{)/g, '')
    .replaceAll(/:where\(:root[^{]*\)\{[^}]*\}/g, '')
    .replaceAll(/@media screen and \(prefers-color-scheme:\s*dark\)\{:host[^{]*\{[^}]*\}\}/g, '')
    .replaceAll(/(--[\w-]+): /g, '$1:'); // esbuild leaves the values of variables as they are

/**
 * Style sheets as text, for a shadow root: `virtual:embed-css` is what the app needs at first,
 * `virtual:embed-css/landing` and `virtual:embed-css/later` what the landing and the later stages need besides.
 */
export function embedCss(identifiers?: Identifiers): Plugin {
  return {
    name: 'embed-css',
    setup(context) {
      const first = sheetOf(['src/embed/widget/app.tsx'], identifiers);
      const besides = (entry: string) => first.then(({ files }) => sheetOf([entry], identifiers, files));
      const sheets = new Map([
        ['virtual:embed-css', first],
        ['virtual:embed-css/landing', besides('src/embed/landingFile.ts')],
        ['virtual:embed-css/later', besides('src/embed/widget/laterStages.ts')],
      ]);
      context.onResolve({ filter: /^virtual:embed-css/ }, ({ path }) => ({ path, namespace: 'embed-css' }));
      context.onLoad({ filter: /.*/, namespace: 'embed-css' }, async ({ path }) => ({
        contents: forShadowRoot((await sheets.get(path))?.css ?? ''),
        loader: 'text',
      }));
    },
  };
}
