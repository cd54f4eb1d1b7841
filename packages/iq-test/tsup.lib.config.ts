// The npm package: ESM, types and one style sheet. What its users install anyway stays outside.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { classNames, cssOf, embedCss, embedVersion, target } from './embedCss.ts';

/** Lets a user's bundler drop the components and models that are not imported: it cannot know that making one does nothing else. */
const droppable: Plugin = {
  name: 'droppable',
  setup(context) {
    context.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) =>
      // style sheets are for another plugin
      path.endsWith('.css.ts')
        ? undefined
        : {
            contents: readFileSync(path, 'utf8').replaceAll(
              /(?<= = )(?=(?:createModel|forwardRef)[<(])/g,
              '/* @__PURE__ */ ',
            ),
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          },
    );
  },
};

export default defineConfig({
  outDir: 'lib',
  entry: ['src/index.ts', 'src/consent.ts', 'src/theme.ts', 'src/embed.ts'],
  format: ['esm'],
  platform: 'browser',
  target,
  clean: true,
  silent: true,
  splitting: true,
  sourcemap: true,
  noExternal: [/^@quotient\/contract/],
  define: embedVersion,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  esbuildPlugins: [droppable, embedCss(), classNames()],
  dts: {
    compilerOptions: { ignoreDeprecations: '6.0' }, // tsup sets an option that TypeScript 6 warns of
  },
  async onSuccess() {
    writeFileSync('lib/styles.css', await cssOf('src/index.ts', 'src/consent.ts'));
  },
});
