import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { fillPage, type PageFilling } from './fillPage.ts';

const page =
  '<html lang="en"><head><title>Old</title><meta name="description" content="Old"/></head><body><header>Head</header><main id="content">\nOld</main></body></html>';
const filling: PageFilling = {
  lang: 'ar',
  title: 'New',
  description: 'Said',
  head: html`<i></i>`,
  main: html`<p>Here</p>`,
};

test('language, direction, title, description, head and content change; the rest stays', async () => {
  expect(await fillPage(page, filling)).toBe(
    '<html lang="ar" dir="rtl"><head><title>New</title><meta name="description" content="Said"/><i></i></head><body><header>Head</header><main id="content"><p>Here</p></main></body></html>',
  );
});

test('a page that was built in the language keeps one direction', async () => {
  const built = page.replace('lang="en"', 'data-demo lang="ar" dir="rtl" class="x"');
  expect(await fillPage(built, filling)).toContain('<html data-demo lang="ar" dir="rtl" class="x">');
});

test('what is filled in is text: no tag, no attribute and no pattern of a replacement', async () => {
  const evil = '</title><script>"$&$1\'';
  const filled = await fillPage(page, { ...filling, title: evil, description: evil, main: html`${evil}` });
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;$&amp;$1&#39;</title>');
  expect(filled).toContain('content="&lt;/title&gt;&lt;script&gt;&quot;$&amp;$1&#39;"');
});

test.each([
  '<html lang="en"',
  '<title>Old</title>',
  '</head>',
  '</main>',
  '<meta name="description" content="Old"/>',
])('a page without its %s is refused: it was built by another version', async (place) => {
  await expect(fillPage(page.replace(place, ''), filling)).rejects.toThrow('has no place for');
});
