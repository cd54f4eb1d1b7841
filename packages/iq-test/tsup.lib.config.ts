// The npm package: one ESM file for each of ours, and style sheets; the types come from the compiler, see buildLib.ts. What its users install anyway stays outside.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { consentFiles } from './consentScripts.ts';
import { classNames, cssOf, embedCss, embedVersion, target } from './embedCss.ts';

const doors = ['src/index.ts', 'src/consent.ts', 'src/theme.ts', 'src/embed.ts'];
const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const outside = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]);

/** Path of a file in the package, without its ending: `src/ui/Button.tsx` → `ui/Button`. */
const placeOf = (file: string) =>
  relative('.', file)
    .replace(/^src\//, '')
    .replace(/^\.\.\/contract\/src\//, 'contract/')
    .replace(/\.tsx?$/, '');

/** Every file of ours that the doors lead to, by its place. */
async function sourceFiles(): Promise<Record<string, string>> {
  const { metafile } = await build({
    entryPoints: doors,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'lib',
    format: 'esm',
    splitting: true,
    external: [...outside, '@vanilla-extract/*', 'virtual:*'],
  });
  return Object.fromEntries(
    Object.keys(metafile.inputs)
      .filter((file) => !file.includes('node_modules'))
      .map((file) => [placeOf(file), file]),
  );
}

/** An import of one of our files stays an import: bundlers drop what is not used file by file, and see what is the client's. */
const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(context) {
    context.onResolve({ filter: /^(?:\.|@quotient\/)/ }, async ({ path, importer, pluginData, ...from }) => {
      if (pluginData === fileByFile || !from.resolveDir || !importer) return undefined;
      const { path: file, errors } = await context.resolve(path, {
        ...from,
        importer,
        pluginData: fileByFile,
      });
      if (errors.length > 0) return { errors };
      const address = posix.relative(dirname(placeOf(importer)), `${placeOf(file)}.js`);
      return { path: address.startsWith('.') ? address : `./${address}`, external: true };
    });
  },
};

/** React's own hooks, and what is built on them: a server component cannot have it. */
const client =
  /^import (?!type\b)[^;]*? from '(?:react|react-dom|react-i18next|@preact\/signals-react)(?:\/[^']*)?';$/m;

/** Marks the files that only run where React has hooks and effects. All others work in server components too. */
const useClient: Plugin = {
  name: 'use-client',
  setup(context) {
    context.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.endsWith('.css.ts')) return undefined; // for another plugin
      const contents = readFileSync(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      return { contents: client.test(contents) ? `'use client';\n${contents}` : contents, loader };
    });
  },
};

export default defineConfig(async () => ({
  outDir: 'lib',
  entry: await sourceFiles(),
  format: ['esm'],
  platform: 'browser',
  target,
  clean: true,
  silent: true,
  splitting: false,
  sourcemap: true,
  // the mode is the user's; left alone, esbuild would write `development`
  define: {
    ...embedVersion,
    'import.meta.env.EMBED_SCRIPT': 'false',
    'process.env.NODE_ENV': 'process.env.NODE_ENV',
  },
  esbuildOptions(options) {
    options.charset = 'utf8';
    options.jsx = 'automatic';
  },
  esbuildPlugins: [fileByFile, useClient, embedCss(), classNames()],
  async onSuccess() {
    writeFileSync('lib/styles.css', await cssOf('src/index.ts', 'src/consent.ts'));
    const { sheet, scripts } = await consentFiles();
    writeFileSync('lib/consent.css', sheet);
    mkdirSync('lib/script', { recursive: true });
    for (const [file, text] of Object.entries(scripts)) writeFileSync(`lib/script/${file}`, text);
  },
}));
