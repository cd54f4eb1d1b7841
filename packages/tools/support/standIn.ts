import type { Loader, Plugin } from 'esbuild';

/** Puts this source in the place of a module that others import by its name. */
export const standIn = (name: string, contents: string, loader: Loader = 'js'): Plugin => ({
  name,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
    onLoad({ filter: /.*/, namespace: name }, () => ({ contents, loader }));
  },
});
