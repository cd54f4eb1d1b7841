import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';

/** The oldest browsers we build for. */
export const target = ['es2022', 'safari16.4', 'chrome111', 'firefox114'];
// Both passes over the styles must name the classes alike: same identifiers, same working directory.
const identifiers = 'short';

/** Class names only: the style sheet is made by `cssOf`. */
export const classNames = () => vanillaExtractPlugin({ outputCss: false, identifiers });

/** All vanilla-extract CSS that the entries reach, minified, as one string. */
export async function cssOf(...entryPoints: string[]): Promise<string> {
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
    // what the styles are wanted for may want them in turn
    external: ['virtual:embed-css'],
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  return outputFiles
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** `import css from 'virtual:embed-css'`: the style sheet of an entry as text, for a shadow root. */
export function embedCss(entry: string): Plugin {
  return {
    name: 'embed-css',
    setup(context) {
      context.onResolve({ filter: /^virtual:embed-css$/ }, ({ path }) => ({ path, namespace: 'embed-css' }));
      context.onLoad({ filter: /.*/, namespace: 'embed-css' }, async () => ({
        contents: await cssOf(entry),
        loader: 'text',
      }));
    },
  };
}
