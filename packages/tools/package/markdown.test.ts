import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';

const cells = (tag: string, ...texts: unknown[]) =>
  h('tr', null, ...texts.map((text) => h(tag, null, text as string)));

test('a table has bars, and no column that only showed colors', () => {
  const Swatch = () => h('span');
  const table = h(
    'table',
    null,
    h('thead', null, cells('th', 'Name', 'Color', 'Status')),
    h(
      'tbody',
      null,
      cells('td', h('code', null, 'a | b'), h(Swatch), 0),
      cells('td', 'two\nlines', null, false),
    ),
  );
  expect(toMarkdown(table)).toBe('\n| Name | Status |\n| --- | --- |\n| `a \\| b` | 0 |\n| two lines |  |\n');
});

test('the content of a list keeps its place, code too', () => {
  const code = h('pre', null, h('code', { className: 'language-ts' }, 'if (a < b) {\n  c();\n}\n'));
  const list = h(
    'ol',
    null,
    '\n',
    h('li', null, 'one', h('ul', null, h('li', null, 'inner'))),
    h('li', null, code),
  );
  expect(toMarkdown(list)).toBe(
    '\n1. one\n   - inner\n2. ```ts\n   if (a < b) {\n     c();\n   }\n   ```\n\n',
  );
});

test('words stay words: no tag, no mark', () => {
  expect(toMarkdown(h('p', null, '2 * 3 < 7 ', h('strong', null, 'always')))).toBe(
    '\n2 \\* 3 \\< 7 **always**\n',
  );
});

test('a link to a page becomes one to its file; one to a story cannot', () => {
  const link = (href: string) => toMarkdown(h('a', { href }, 'Words'));
  expect(link('?path=/docs/guides-theming--docs')).toBe('[Words](guides-theming.md)');
  expect(() => link('?path=/story/journey--default')).toThrow('leads nowhere');
});

test('a tag that is not known is an error, not a gap', () => {
  expect(() => toMarkdown(h('p', null, h('video')))).toThrow('No Markdown for <video>');
});
