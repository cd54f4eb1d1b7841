import { expect, test } from 'vitest';
import { layout, listPage } from './layout.ts';
import { groups, type PartnerPage, pages } from './pages.ts';

const page: PartnerPage = { path: '/x', title: 'Q&A <live>', line: '' };
const neighbors = (html: string) =>
  [...html.matchAll(/<a class="(before|after)" href="([^"]+)"/g)].map(([, way, href]) => [way, href]);

test('each page leads to the one before and the one after it; one that is not in the list leads home alone', () => {
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error('The site has too few pages.');
  expect(neighbors(layout(first, ''))).toEqual([['after', second.path]]);
  expect(neighbors(layout(second, ''))).toEqual([
    ['before', first.path],
    ['after', third.path],
  ]);
  expect(neighbors(layout(pages.at(-1) ?? first, ''))).toEqual([['before', pages.at(-2)?.path]]);
  expect(neighbors(layout(page, ''))).toEqual([]);
  expect(layout(page, '')).toContain('href="/"');
});

test('a title is text, in the window and on the page', () => {
  const html = layout(page, '');
  expect(html).toContain('<title>Q&amp;A &lt;live&gt; · Partner site</title>');
  expect(html).toMatch(/<h1[^>]*>Q&amp;A &lt;live&gt;<\/h1>/);
});

test('a page may be in another language; what is around its content stays English', () => {
  const html = layout({ ...page, lang: 'ar', dir: 'rtl' }, '');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  for (const part of ['header class="top"', 'h1', 'footer class="foot"'])
    expect(html).toContain(`<${part} lang="en" dir="ltr">`);
});

test.each([
  [undefined, '<details class="log">'],
  ['closed', '<details class="log">'],
  ['open', '<details class="log" open>'],
] as const)('the list of events of a page with log %s is %s', (log, details) => {
  expect(layout({ ...page, ...(log && { log }) }, '')).toContain(details);
  expect(layout({ ...page, log: 'none' }, '')).not.toContain('<details');
});

test('the list has every page once, in its group, with its line', () => {
  const html = listPage('Welcome.');
  const links = [...html.matchAll(/<li><a class="title" href="([^"]+)">/g)].map(([, path]) => path);
  expect(links).toEqual(pages.map(({ path }) => path));
  expect(html.match(/<h2>/g)).toHaveLength(Object.keys(groups).length);
  for (const { line } of pages) expect(html).toContain(`<span>${line}</span>`);
});
