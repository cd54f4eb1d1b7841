import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

const target = ['es2022', 'safari16.4', 'chrome111', 'firefox114'];
// Both passes over the styles must name the classes alike: same identifiers, same working directory.
const identifiers = 'short';

/** `import css from 'virtual:embed-css'`: all vanilla-extract CSS that `entry` reaches, minified, as one string. */
function embedCss(entry: string): Plugin {
  return {
    name: 'embed-css',
    setup(context) {
      context.onResolve({ filter: /^virtual:embed-css$/ }, ({ path }) => ({ path, namespace: 'embed-css' }));
      context.onLoad({ filter: /.*/, namespace: 'embed-css' }, async () => {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          write: false,
          outdir: 'dist/embed',
          minify: true,
          format: 'esm',
          target,
          packages: 'external',
          logLevel: 'silent',
          plugins: [vanillaExtractPlugin({ identifiers })],
        });
        const css = outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
        return { contents: css.join('').trim(), loader: 'text' };
      });
    },
  };
}

const browser: Options = {
  outDir: 'dist/embed',
  platform: 'browser',
  target,
  minify: true,
  treeshake: false,
  sourcemap: false,
  metafile: true,
  dts: false,
  clean: false, // the builds run side by side; scripts/build.mjs empties the folder
  silent: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig([
  {
    ...browser,
    name: 'loader',
    entry: { embed: 'src/embed/loader.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
  },
  {
    ...browser,
    name: 'app',
    entry: { app: 'src/embed/app.tsx' },
    format: ['esm'],
    splitting: true,
    esbuildPlugins: [embedCss('src/embed/app.tsx'), vanillaExtractPlugin({ outputCss: false, identifiers })],
  },
]);
