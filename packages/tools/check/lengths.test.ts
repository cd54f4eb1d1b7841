import { expect, test } from 'vitest';
import { filesBelow, readText } from '../support/sourceFiles.ts';
import { linesOf, longFunctions, MOST_LINES_OF_FILE, MOST_LINES_OF_FUNCTION } from './lengths.ts';

/**
 * Returns true for a file whose length isn't limited: words, because their number is given, and tests and stories,
 * because each can be read alone. Functions always have a limit, groups of tests included; so do style sheets.
 */
const mayBeLong = (file: string) =>
  /\/(?:locales|words)\/|[wW]ords\.ts$|\.(?:test|spec|stories)\.tsx?$/.test(file);

const sources = ['packages', 'server', 'sites', 'fixtures', 'stories', '.storybook']
  .flatMap((folder) => filesBelow(folder, /\.(?:[cm]?[jt]sx?|css)$/))
  .map((file) => ({ file, text: readText(file) }));

test(`no file has more than ${MOST_LINES_OF_FILE} lines, words and tests aside`, () => {
  const counted = sources.filter(({ file }) => !mayBeLong(file));
  expect(counted.filter(({ file }) => file.endsWith('.css')).length).toBeGreaterThan(10);
  expect(counted.length).toBeGreaterThan(600);
  const long = counted.filter(({ text }) => linesOf(text) > MOST_LINES_OF_FILE);
  expect(long.map(({ file, text }) => `${file}: ${linesOf(text)} lines`)).toEqual([]);
});

test(`no function has more than ${MOST_LINES_OF_FUNCTION} lines, those of tests not either`, () => {
  const code = sources.filter(({ file }) => !file.endsWith('.css'));
  expect(code.some(({ file }) => file.endsWith('.test.tsx'))).toBe(true);
  expect(code.flatMap(({ file, text }) => longFunctions(text).map((each) => `${file}:${each}`))).toEqual([]);
});

test('a function is measured from its first line to its last, inside anything', () => {
  const body = (lines: number) => Array(lines).fill('  a();').join('\n');
  const text = (lines: number) => `const b = 1;\nexport function long() {\n${body(lines)}\n}\n`;
  expect(longFunctions(text(118))).toEqual([]);
  expect(longFunctions(text(119))).toEqual(['2: 121 lines']);
  expect(longFunctions(`make({\n  of: () => {\n${body(119)}\n  },\n});\n`)).toEqual(['2: 121 lines']);
  expect(longFunctions(`class C {\n${body(130).replaceAll('a();', 'a = 1;')}\n}\n`)).toEqual([]);
  expect(longFunctions(`const table = [\n${body(130).replaceAll(';', ',')}\n];\n`)).toEqual([]);
});
