import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { brokenBudget } from '../../bench/budgets.ts';
import { root } from '../support/places.ts';

/** Excludes code that isn't in the browser's first files: lazy chunks, and React of prerendering. */
const notInBrowser: Plugin = {
  name: 'not-in-browser',
  setup(context) {
    context.onResolve({ filter: /.*/ }, ({ kind, path: address }) =>
      kind === 'dynamic-import' || /\.css\.ts$|^(?:react|@preact|i18next)/.test(address)
        ? { path: address, external: true, sideEffects: false }
        : undefined,
    );
  },
};

// with its rules in the style sheet, see consent.spec.ts, at most 3,460 B before there is a choice
test("cookie consent takes few bytes of the code of the site's pages before there is a choice", async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'sites/reference/src/consent.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    plugins: [notInBrowser],
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('data-consent-slot');
  expect(code).not.toMatch(/from"react/);
  const files = { 'sites/reference/src/consent.ts': brotliCompressSync(code).length };
  expect(brokenBudget('consentOnSite', 'every page', files)).toBeUndefined();
});
