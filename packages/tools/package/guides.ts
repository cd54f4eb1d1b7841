// Converts the pages of the Storybook to plain Markdown with its own compiler, so both have the same content.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';
import { cache, root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';
import { standIn } from '../support/standIn.ts';
import { firstSentence } from './componentDocs.ts';
import { toMarkdown } from './markdown.ts';
import { themeDocs } from './themeDocs.ts';

/** Page of documentation: guides are for users, decisions explain choices. */
export interface Guide {
  /** Name of its file without ending, which is its address in the Storybook: `guides-theming`. */
  name: string;
  title: string;
  /** First sentence of the page. */
  summary: string;
  text: string;
}

type Loader = (
  this: {
    async(): (error: Error | null, code: string) => void;
    getOptions(): object;
    resourcePath: string;
  },
  content: string,
) => Promise<void>;

async function compile(file: string): Promise<string> {
  // @ts-expect-error: the loader has no types
  const { default: loader } = (await import('@storybook/addon-docs/mdx-loader')) as { default: Loader };
  return new Promise((resolve, reject) => {
    const async = () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code));
    loader.call({ async, getOptions: () => ({}), resourcePath: file }, readFileSync(file, 'utf8'));
  });
}

const pages: Plugin = {
  name: 'pages',
  setup({ onLoad }) {
    onLoad({ filter: /\.mdx$/ }, async ({ path: file }) => ({ contents: await compile(file) }));
  },
};

/** Replacements for parts of the Storybook that need its context or read the source. */
const standIns = () => [
  standIn('@storybook/addon-docs/blocks', "export const Meta = 'meta';"),
  standIn('@mdx-js/react', 'export const useMDXComponents = () => ({});'),
  standIn('virtual:theme-docs', JSON.stringify(themeDocs()), 'json'),
];

/** The guides and the decisions. The welcome is about the Storybook itself and stays there. */
export async function readGuides(): Promise<Guide[]> {
  const files = ['guides', 'decisions'].flatMap((folder) =>
    readdirSync(path.join(root, 'stories', folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const address = `stories/${folder}/${file}`;
        const [, title = ''] = /<Meta title="(.+)"/.exec(readText(address)) ?? [];
        return { address, name: toId(title) };
      }),
  );
  const outfile = path.join(cache, 'guides.cjs');
  await build({
    stdin: {
      contents: files
        .map(({ address, name }) => `export { default as '${name}' } from './${address}';`)
        .join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react/*'],
    plugins: [pages, ...standIns()],
  });
  const bundle: Record<string, (props: object) => ReactNode> = createRequire(import.meta.url)(outfile);
  return files.map(({ name }) => {
    const text = `${toMarkdown(bundle[name]?.({}))
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`;
    const [heading = '', intro = ''] = text.split('\n\n');
    return { name, title: heading.replace('# ', ''), summary: firstSentence(intro), text };
  });
}
