// What a page pays for the npm package, as the table in its README says it. Read from packages/iq-test/lib.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { root } from '../support/places.ts';
import { publicComponents } from './componentFacts.ts';

export const readmeFile = path.join(root, 'packages/iq-test/README.md');
/** What the page of each component in Storybook says of its size: name → kB. */
export const componentSizesFile = path.join(root, 'packages/iq-test/component-sizes.json');
const lib = path.join(root, 'packages/iq-test/lib');

interface Row {
  what: string;
  /** What comes into the page, by file; React is there already. A door hands on these, and its other files fall away. */
  files: string[];
  css: string;
  /** File of the English words that it fetches by itself. */
  words?: RegExp;
}
const rows: Row[] = [
  {
    what: 'the whole test, up to its first screen',
    files: ['flow/IqTest'],
    css: 'styles.css',
    words: /locales\/en\/(?:first|later)\.js$/,
  },
  {
    what: '`Timer`, with words given',
    files: ['i18n/createI18n', 'ui/IqTestProvider', 'timer/Timer'],
    css: 'styles.css',
  },
  {
    what: '`ShapeGrid`, with words and shapes given',
    files: ['i18n/createI18n', 'ui/IqTestProvider', 'shapes/ShapeGrid'],
    css: 'styles.css',
  },
  {
    what: '`CookieConsent`',
    files: ['consent/CookieConsent'],
    css: 'consent.css',
    words: /locales\/en\/consent\.js$/,
  },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gzipped = (content: Uint8Array | string) => gzipSync(content, { level: 9 }).length;

/** The files that come with one of them, without those that are fetched later. */
function filesOf(output: string, outputs: Metafile['outputs']): string[] {
  const needed = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return [
    output,
    ...needed.filter(({ external }) => !external).flatMap(({ path: file }) => filesOf(file, outputs)),
  ];
}

/** How a user's bundler makes files for a page that has React. */
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

async function measure({ files, css, words }: Row) {
  const { outputFiles, metafile } = await build({
    ...bundling,
    stdin: {
      contents: files.map((file) => `export * from './${file}.js';`).join('\n'),
      resolveDir: lib,
      loader: 'js',
      sourcefile: 'page.js',
    },
  });
  const bytesOf = (names: string[]) =>
    [...new Set(names)]
      .map((name) => outputFiles.find((file) => file.path === path.join(lib, name))?.contents ?? '')
      .reduce((sum, content) => sum + gzipped(content), 0);
  const entries = Object.entries(metafile.outputs);
  const entry = entries.find(([, { entryPoint }]) => entryPoint?.endsWith('page.js'))?.[0] ?? '';
  const spoken = entries.filter(([, { entryPoint = '' }]) => words?.test(entryPoint)).map(([name]) => name);
  return {
    js: bytesOf(filesOf(entry, metafile.outputs)),
    css: gzipped(readFileSync(path.join(lib, css))),
    words: bytesOf(spoken),
  };
}

/**
 * Each public component alone: kB (1,000 bytes) of JavaScript after gzip, beside React. All are bundled at once; the
 * files that one of them needs are packed together, as they would be if it were the only one.
 */
export async function componentSizes(): Promise<Record<string, number>> {
  const components = [...publicComponents()].map(
    ([name, file]) => [name, file.replace(/^.*?src\/(.*)\.tsx$/, '$1.js')] as const,
  );
  const { outputFiles, metafile } = await build({
    ...bundling,
    entryPoints: components.map(([, file]) => file),
  });
  const entries = Object.entries(metafile.outputs);
  return Object.fromEntries(
    components.map(([name, file]) => {
      const entry = entries.find(([, { entryPoint }]) => entryPoint === file)?.[0] ?? '';
      const code = [...new Set(filesOf(entry, metafile.outputs))].map(
        (each) => outputFiles.find((output) => output.path === path.join(lib, each))?.text ?? '',
      );
      return [name, Number(kilobytes(gzipped(code.join(''))))];
    }),
  );
}

/** The sizes that the pages of the components say. */
export const writtenComponentSizes = (): Record<string, number> =>
  JSON.parse(readFileSync(componentSizesFile, 'utf8'));

/** As the formatter writes a table: columns of one width, figures at the right. */
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

/** The table as Markdown: kB (1,000 bytes) after gzip, beside React itself. */
export async function sizeTable(): Promise<string> {
  const measured = await Promise.all(
    rows.map(async (row) => {
      const { js, css, words } = await measure(row);
      return [row.what, ...[js, css, words, js + css + words].map(kilobytes)];
    }),
  );
  const [script, sheet, rest] = ['consent.en.js', 'consent.css', 'consent.rest.en.js'].map((file) =>
    gzipped(readFileSync(path.join(lib, 'script', file))),
  ) as [number, number, number];
  return markdown([
    ['kB, gzip, beside React', 'JavaScript', 'CSS', 'English words', 'in all'],
    ...measured,
    [
      'cookie consent without a framework',
      kilobytes(script),
      kilobytes(sheet),
      'in it',
      kilobytes(script + sheet),
    ],
    ['its rest, once there is a choice', kilobytes(rest), 'in it', 'in it', kilobytes(rest)],
  ]);
}

/** Bytes of `CookieConsent` alone beside React, after gzip: code, styles and English words. */
export async function consentBytes(): Promise<number> {
  const row = rows.find(({ css }) => css === 'consent.css') as Row;
  return Object.values(await measure(row)).reduce((sum, bytes) => sum + bytes, 0);
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
/** The table that stands in the README. */
export const writtenTable = (): string => place.exec(readFileSync(readmeFile, 'utf8'))?.[0].trim() ?? '';
/** The README with another table. */
export const readmeWith = (table: string): string =>
  readFileSync(readmeFile, 'utf8').replace(place, `\n${table}\n`);
