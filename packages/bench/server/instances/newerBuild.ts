import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@quotient/tools/places';
import { build, type Plugin } from 'esbuild';

/** The field that the newer build adds to a test: the number of answers that it has stored. */
export const NEWER_FIELD = 'newerAnswers';

/** Changes of the newer build: file → text of this build, text of the newer one. */
const changes: Record<string, [string, string]> = {
  'record.ts': ['completedCount: v.nullable(count),', `$& ${NEWER_FIELD}: v.optional(count, 0),`],
  'lifecycle.ts': [
    'seqs: replaceAt(record.seqs, questionIndex, seq),',
    `$& ${NEWER_FIELD}: (record.${NEWER_FIELD} ?? 0) + 1,`,
  ],
};

const changed: Plugin = {
  name: 'newer build',
  setup({ onLoad }) {
    onLoad({ filter: /server\/src\/session\/(?:record|lifecycle)\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const [before = '', after = ''] = changes[path.basename(file)] ?? [];
      if (!source.includes(before)) throw new Error(`${file} has changed: no "${before}".`);
      return { contents: source.replace(before, after), loader: 'ts' };
    });
  },
};

/**
 * Builds the server as its next version could be: tests have one more field, which it writes with each answer. It is
 * beside the usual build, whose other files it uses.
 */
export async function makeNewerBuild(): Promise<AsyncDisposable & { main: string }> {
  const main = path.join(root, 'server/dist/newerBuild.js');
  await build({
    entryPoints: [path.join(root, 'server/src/main.ts')],
    outfile: main,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@resvg/*', '@node-rs/*'],
    minifyWhitespace: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [changed],
  });
  return { main, [Symbol.asyncDispose]: () => rm(main, { force: true }) };
}
