// The script tag's files: everything bundled, for any page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { briefly, classNames, embedCss, embedVersion, target } from './embedCss.ts';

/** `compact`: on Preact and a stand-in for i18next, for the script tag. `react`: the same source on React and i18next. */
const runtime = process.env.EMBED_RUNTIME === 'react' ? 'react' : 'compact';
const outDir = runtime === 'react' ? 'dist/embed-react' : 'dist/embed';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const compact = {
  react: here('compact/react.ts'),
  'react-dom': here('compact/react.ts'),
  'react-dom/client': here('compact/react.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim/index.js': here('compact/react.ts'),
  i18next: here('compact/i18next.ts'),
  'react-i18next': here('compact/reactI18next.ts'),
};

/** The list of what went into each file, for `packages/tools/build/finishEmbed.ts` and our checks. */
const metafile = (name: string): Plugin => ({
  name: 'metafile',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    mkdirSync(outDir, { recursive: true });
    onEnd(({ metafile: list }) => writeFileSync(`${outDir}/metafile-${name}.json`, JSON.stringify(list)));
  },
});

const browser: Options = {
  outDir,
  platform: 'browser',
  target,
  // after esbuild's own: one finds what the other leaves, 4 % of what a page loads; the one on React is only tested.
  // One pass: three took twice as long and saved a tenth of a percent
  minify: runtime === 'compact' ? 'terser' : true,
  terserOptions: { module: true, ecma: 2020, compress: { ecma: 2020, sequences: false } },
  treeshake: false,
  sourcemap: false,
  dts: false,
  clean: false, // the builds run side by side; packages/tools/build/build.ts empties the folder
  silent: true,
  esbuildOptions(options) {
    options.charset = 'utf8'; // Arabic in escapes is three times as long
    options.jsx = 'automatic';
    options.minify = true;
    if (runtime === 'compact') options.alias = compact;
  },
  noExternal: [/.*/],
  define: {
    'process.env.NODE_ENV': '"production"',
    // who embeds has no other build: what is refused is said in words
    'import.meta.env.EMBED_SCRIPT': 'true',
    'import.meta.env.EMBED_FRAME': 'false',
    ...embedVersion,
  },
};

/** Files that never change under their name may be kept for good. */
const hashed: Options = {
  ...browser,
  format: ['esm'],
  outExtension: () => ({ js: '.js' }),
  esbuildOptions(options, context) {
    browser.esbuildOptions?.(options, context);
    options.entryNames = '[name]-[hash]';
  },
};

export default defineConfig([
  {
    ...browser,
    name: 'loader',
    entry: { embed: 'src/embed/element/loader.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [metafile('loader')],
  },
  {
    ...hashed,
    name: 'app',
    // named as an entry, what asks ahead gets a file of its own
    entry: { app: 'src/embed/widget/app.tsx', ask: 'src/embed/ahead/aheadRequests.ts' },
    splitting: true,
    esbuildPlugins: [metafile('app'), embedCss(briefly), classNames(briefly)],
  },
  {
    ...hashed,
    name: 'frame',
    define: { ...browser.define, 'import.meta.env.EMBED_FRAME': 'true' },
    entry: { frame: 'src/embed/frame/frame.tsx' },
    splitting: true,
    esbuildPlugins: [metafile('frame'), embedCss(briefly), classNames(briefly)],
  },
  {
    ...hashed,
    name: 'framePage',
    entry: { framePage: 'src/embed/frame/framePage.ts' },
    esbuildPlugins: [metafile('framePage')],
  },
]);
