// The script tag's files: everything bundled, for any page.
import { defineConfig, type Options } from 'tsup';
import { classNames, embedCss, target } from './embedCss.ts';

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
  esbuildOptions(options) {
    options.charset = 'utf8'; // Arabic in escapes is three times as long
  },
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
    esbuildPlugins: [embedCss('src/embed/app.tsx'), classNames()],
  },
]);
