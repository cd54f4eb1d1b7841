import { defineConfig } from 'tsup';

/**
 * One file, and one for the worker that makes forms: dependencies, workspace packages and the question bank are inside.
 * Not inside are the fonts, and the packages that draw pictures and hash passwords, which are machine code.
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
  // React ships its checks for development, twice the size, beside what is needed.
  // The source stays in memory while the server runs, 9 MB of it with every comment. Names stay: they stand in stacks.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.legalComments = 'external';
    options.lineLimit = 160; // what fails prints the line that it stands in
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some dependencies are CommonJS and call `require` for Node's own modules.
  banner: {
    // under a name of its own: some dependencies import it, too
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
