import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { BUILT_ORIGIN } from '@quotient/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { Document } from './Document.tsx';

const assets = {
  script: '/assets/client.js',
  islands: '/assets/islands.js',
  boot: '/assets/boot.js',
  styles: ['/assets/a.css', '/assets/b.css'],
  fonts: { en: ['/assets/body.woff2', '/assets/heading.woff2'], ar: ['/assets/arabic.woff2'] },
  testFiles: { de: ['/assets/test.js'] },
};
const page: Page = {
  path: '/about',
  write: () => ({ title: 'About', description: 'What this is.', content: <h1>About us</h1> }),
};
const parsed = (changes: Partial<Page> = {}, locale: LocaleCode = 'en') =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<Document page={{ ...page, ...changes }} locale={locale} assets={assets} />),
    'text/html',
  );
const attributes = (document: globalThis.Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name));

test('a page says what it is to readers and search engines', () => {
  const document = parsed();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('About');
  expect(attributes(document, 'meta[name="description"]', 'content')).toEqual(['What this is.']);
  expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([`${BUILT_ORIGIN}/about`]);
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a page that is not for search engines says so and names no address', () => {
  const document = parsed({ indexed: false });
  expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('nothing stands in the page that its policy would refuse', () => {
  const document = parsed();
  expect(
    document.querySelectorAll('style, [style], script:not([src], [type="application/ld+json"])'),
  ).toHaveLength(0);
  expect(attributes(document, 'link[rel="stylesheet"]', 'href')).toEqual(assets.styles);
  expect(attributes(document, 'link[as="font"]', 'crossorigin')).toEqual(['anonymous', 'anonymous']);
});

test('the first link skips to the content; a bare page is its content alone', () => {
  const document = parsed();
  const skip = document.querySelector('a');
  expect(skip?.getAttribute('href')).toBe('#content');
  expect(document.querySelector('main#content h1')?.textContent).toBe('About us');
  expect(document.querySelector('main')?.tabIndex).toBe(-1);
  const bare = parsed({ bare: true });
  expect(bare.querySelectorAll('header, main, footer, a')).toHaveLength(0);
  expect(bare.querySelector('h1')?.textContent).toBe('About us');
});

test('a page names its address in each language', () => {
  const document = parsed({}, 'ar');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([`${BUILT_ORIGIN}/ar/about`]);
  expect(attributes(document, 'link[rel="alternate"]', 'hreflang')).toEqual([...localeCodes, 'x-default']);
  expect(attributes(document, 'link[as="font"]', 'href')).toEqual(['/assets/arabic.woff2']);
});
