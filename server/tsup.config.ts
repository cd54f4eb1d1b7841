import { defineConfig } from 'tsup';

/**
 * Bundles one file, and one for the worker that makes forms, with dependencies, workspace packages and the question
 * bank. Not included are the fonts, and the packages that draw pictures and hash passwords, which are machine code.
 */
export default defineConfig({
  entry: { main: 'src/main.ts', formWorker: 'src/bank/formWorker.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  noExternal: [/^(?!@(?:resvg|node-rs)\/)/],
  external: [/^@(?:resvg|node-rs)\//],
  splitting: false,
  // React includes its checks for development, twice the size of the rest. The source stays in memory while the
  // server runs, 9 MB of it with every comment. Names stay: stacks show them.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.legalComments = 'external';
    options.lineLimit = 160; // an error prints its line
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some dependencies are CommonJS and call `require` for Node's own modules.
  banner: {
    // under another name: some dependencies import it too
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
