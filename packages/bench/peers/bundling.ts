import type { BuildOptions, Plugin } from 'esbuild';

/** How every peer is bundled: minified for production, as its own documentation recommends. */
export const bundling = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: {
    '.woff2': 'dataurl',
    '.woff': 'dataurl',
    '.ttf': 'dataurl',
    '.eot': 'dataurl',
    '.svg': 'dataurl',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} satisfies BuildOptions;

/** Puts this source in the place of a module that peers import by its name. */
export const standIn = (name: string, contents: string): Plugin => ({
  name,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
    onLoad({ filter: /.*/, namespace: name }, () => ({ contents }));
  },
});
