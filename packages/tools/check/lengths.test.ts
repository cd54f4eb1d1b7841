import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { sourceFiles } from '../support/sourceFiles.ts';
import { linesOf, longFunctions, MOST_LINES_OF_FILE } from './lengths.ts';

/** Words are as many as there are; tests stand one after the other, and none needs the others to be read. */
const isListed = (file: string) =>
  /\/(?:locales|words)\/|[wW]ords\.ts$|\.(?:test|spec|stories)\.tsx?$/.test(file);

const sources = ['packages', 'server', 'sites', 'fixtures', '.storybook']
  .flatMap(sourceFiles)
  .filter((file) => !isListed(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test(`no file has more than ${MOST_LINES_OF_FILE} lines, words and tests aside`, () => {
  expect(sources.length).toBeGreaterThan(600);
  const long = sources.filter(({ text }) => linesOf(text) > MOST_LINES_OF_FILE);
  expect(long.map(({ file, text }) => `${file}: ${linesOf(text)} lines`)).toEqual([]);
});

test('no function has more than 120 lines', () => {
  expect(sources.flatMap(({ file, text }) => longFunctions(text).map((each) => `${file}:${each}`))).toEqual(
    [],
  );
});

test('a function is measured from its first line to its last, whatever it stands in', () => {
  const body = (lines: number) => Array(lines).fill('  a();').join('\n');
  const text = (lines: number) => `const b = 1;\nexport function long() {\n${body(lines)}\n}\n`;
  expect(longFunctions(text(118))).toEqual([]);
  expect(longFunctions(text(119))).toEqual(['2: 121 lines']);
  expect(longFunctions(`make({\n  of: () => {\n${body(119)}\n  },\n});\n`)).toEqual(['2: 121 lines']);
  expect(longFunctions(`class C {\n${body(130).replaceAll('a();', 'a = 1;')}\n}\n`)).toEqual([]);
  expect(longFunctions(`const table = [\n${body(130).replaceAll(';', ',')}\n];\n`)).toEqual([]);
});
