// Measures the package's sizes for the table in its README. Read from packages/iq-test/lib.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { root } from '../support/places.ts';
import { filesFrom, publicComponents } from './componentFacts.ts';

export const readmeFile = path.join(root, 'packages/iq-test/README.md');
const lib = path.join(root, 'packages/iq-test/lib');

/** Bytes after gzip that a page pays for a component that is all it takes of the package, beside React. */
interface ComponentSize {
  js: number;
  css: number;
  /** English words that it loads; 0 if it gets them. */
  words: number;
}

/** Lines of the README's table about a component: its label, and the component's name. */
const rows = [
  ['the whole test, up to its first screen', 'IqTest'],
  ['`Timer`, with words given', 'Timer'],
  ['`ShapeGrid`, with words and shapes given', 'ShapeGrid'],
  ['`CookieConsent`', 'CookieConsent'],
] as const;
/** Files of English words. */
const words = /locales\/en\/(?:first|later|consent)\.js$/;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length;

/** Files that load with one of them, without lazy ones. */
function filesOf(output: string, outputs: Metafile['outputs']): string[] {
  const needed = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return [
    output,
    ...needed.filter(({ external }) => !external).flatMap(({ path: file }) => filesOf(file, outputs)),
  ];
}

/** Settings of a user's bundler for a page with React. */
const bundling = {
  absWorkingDir: lib,
  outdir: 'out',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  target: 'es2022',
  write: false,
  metafile: true,
  external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
} as const satisfies BuildOptions;

const source = 'packages/iq-test/src/';

/**
 * Files that a page needs to show a component; React is there already. A component without words is in a `Root`,
 * which gives it type and colors, one with words in a provider that has them; the largest include both.
 */
function filesToShow(file: string): string[] {
  const reached = filesFrom(file);
  const has = (name: string) => reached.includes(`${source}${name}`);
  const isProvider = file.endsWith('/IqTestProvider.tsx');
  const needsWords = isProvider || (has('i18n/useT.ts') && !has('ui/IqTestProvider.tsx'));
  const ownRoot = has('theme/Root.tsx') ? [] : ['theme/Root'];
  const around = needsWords ? ['i18n/createI18n', 'ui/IqTestProvider'] : ownRoot;
  return [...around, file.replace(/^.*?src\/(.*)\.tsx$/, '$1')];
}

/** Bytes of a component that is shown alone, see `ComponentSize`. Files that are fetched when they are needed do not count. */
async function measure(name: string): Promise<ComponentSize> {
  const file = publicComponents().get(name) ?? '';
  const { outputFiles, metafile } = await build({
    ...bundling,
    stdin: {
      contents: filesToShow(file)
        .map((name) => `export * from './${name}.js';`)
        .join('\n'),
      resolveDir: lib,
      loader: 'js',
      sourcefile: 'page.js',
    },
  });
  const bytesOf = (names: string[]) =>
    [...new Set(names)]
      .map((name) => outputFiles.find((output) => output.path === path.join(lib, name))?.contents ?? '')
      .reduce((sum, content) => sum + gzipped(content), 0);
  const entries = Object.entries(metafile.outputs);
  const entry = entries.find(([, { entryPoint }]) => entryPoint?.endsWith('page.js'))?.[0] ?? '';
  const spoken = entries.filter(([, { entryPoint = '' }]) => words.test(entryPoint)).map(([name]) => name);
  const sheet = file.includes('/consent/') ? 'consent.css' : 'styles.css';
  return {
    js: bytesOf(filesOf(entry, metafile.outputs)),
    css: gzipped(readFileSync(path.join(lib, sheet))),
    words: bytesOf(spoken),
  };
}

/** Formats a table like the formatter: columns of one width, figures at the right. */
function markdown(table: [head: string[], ...body: string[][]]): string {
  const [head, ...body] = table;
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rowOf = (row: string[]) =>
    line(
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [rowOf(head), line(rule), ...body.map(rowOf)].join('\n');
}

/** Measures what the table says. Returns it as Markdown. */
export async function sizeTable(): Promise<string> {
  const measured = rows.map(async ([what, name]) => {
    const { js, css, words: spoken } = await measure(name);
    return [what, ...[js, css, spoken, js + css + spoken].map(kilobytes)];
  });
  const [script, sheet, rest] = ['consent.en.js', 'consent.css', 'consent.rest.en.js'].map((file) =>
    gzipped(readFileSync(path.join(lib, 'script', file))),
  ) as [number, number, number];
  return markdown([
    ['kB, gzip, beside React', 'JavaScript', 'CSS', 'English words', 'in all'],
    ...(await Promise.all(measured)),
    [
      'cookie consent without a framework',
      kilobytes(script),
      kilobytes(sheet),
      'in it',
      kilobytes(script + sheet),
    ],
    ['its preferences, once they are opened', kilobytes(rest), 'in it', 'in it', kilobytes(rest)],
  ]);
}

/** Bytes of `CookieConsent` alone beside React, after gzip: code, styles and English words. */
export async function consentBytes(): Promise<number> {
  const { js, css, words: spoken } = await measure('CookieConsent');
  return js + css + spoken;
}

/** Bytes that a page without a framework fetches until its visitor can choose, by language: after Brotli at its best. */
export function bytesBeforeChoice(): Record<string, number> {
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(path.join(lib, 'script', file))).length;
  const scripts = readdirSync(path.join(lib, 'script')).filter((file) => /^consent\.[a-z]+\.js$/.test(file));
  return Object.fromEntries(
    scripts
      .filter((file) => file !== 'consent.tag.js')
      .map((file) => [file, bytesOf(file) + bytesOf('consent.css')]),
  );
}

const place = /(?<=<!-- sizes -->\n)[\s\S]*?(?=\n<!-- end of sizes -->)/;
/** Current table of the README. */
export const writtenTable = (): string => place.exec(readFileSync(readmeFile, 'utf8'))?.[0].trim() ?? '';
/** The README with another table. */
export const readmeWith = (table: string): string =>
  readFileSync(readmeFile, 'utf8').replace(place, `\n${table}\n`);
