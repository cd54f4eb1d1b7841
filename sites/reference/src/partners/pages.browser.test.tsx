import { localeCodes } from '@quotient/contract/locales';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { partnerPages } from './pages.tsx';

afterEach(() => {
  document.documentElement.dir = '';
  document.body.replaceChildren();
});

const pages = partnerPages.flatMap((page) =>
  localeCodes.map((locale) => ({ page, path: page.path, locale })),
);

test.each(pages)(
  '$path in $locale has a title of its own, no empty text and no barrier that a program finds',
  async ({ page, locale }) => {
    const { title, content } = page.write(locale);
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
    document.body.innerHTML = `<main>${renderToStaticMarkup(content)}</main>`;
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    for (const text of document.querySelectorAll('dd, dt, h2, figcaption, code'))
      expect(text.textContent).toMatch(/\S/);
    document.querySelector('noscript')?.remove(); // with scripts its content is text
    // tags that a text has and the page doesn't know would be shown as they are
    expect(document.querySelector('main')?.textContent).not.toMatch(/<\/?(?:code|builder)>|\{\{/);
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  },
);

test('titles differ within a language', () => {
  for (const locale of localeCodes) {
    const titles = partnerPages.map((page) => page.write(locale).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
