import { expect, test } from 'vitest';
import { readMarkdown } from './readMarkdown.ts';

const table = (markdown: string) => {
  const words = { sources: 'Sources', backToText: 'Back' };
  const { parts } = readMarkdown(
    `---\ntitle: T\n---\n${markdown}\n\n[^1]: A source.\n`,
    words,
    (path) => path,
  );
  return parts.map((part) => ('html' in part ? part.html : '')).join('');
};

test('in a table of four columns each cell but the first has the name of its column, which is not read aloud twice', () => {
  const html = table('Table: Four\n\n| A | B *b*[^1] | C | D |\n| - | - | - | -: |\n| 1 | 2 | 3 | 4 |');
  expect(html).toContain('<table role="table" class="stacked"><caption>Four</caption>');
  expect(html).toContain('<td role="cell">1</td>');
  expect(html).toContain('<td role="cell"><span class="column-name" aria-hidden="true">B b</span>2</td>');
  expect(html).toContain('class="number"><span class="column-name" aria-hidden="true">D</span>4</td>');
  expect(html.match(/role="columnheader"/g)).toHaveLength(4);
  // a mark of a source is there once
  expect(html.match(/id="fnref-1"/g)).toHaveLength(1);
});

test.each([
  ['three columns', '| A | B | C |\n| - | - | - |\n| 1 | 2 | 3 |'],
  ['two columns', `| A | B |\n| - | - |\n| 1 | ${'long '.repeat(20)} |`],
  ['numbers alone', '| A | B | C | D |\n| -: | -: | -: | -: |\n| 1 | 2 | 3 | 4 |'],
])('a table of %s stays as it is', (_, markdown) => {
  expect(table(markdown)).toContain('<div class="table-frame"><table>');
  expect(table(markdown)).not.toContain('column-name');
});

test('three columns are stacked, too, where one of them holds long texts', () => {
  expect(table(`| A | B | C |\n| - | - | - |\n| 1 | 2 | ${'long '.repeat(11)} |`)).toContain(
    'class="stacked"',
  );
});
