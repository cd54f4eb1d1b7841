import { brand } from '@quotient/contract/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { Document } from './Document.tsx';

const assets = {
  script: '/assets/client.js',
  boot: '/assets/boot.js',
  styles: ['/assets/a.css', '/assets/b.css'],
};
const page: Page = {
  path: '/about',
  title: 'About',
  description: 'What this is.',
  Content: () => <h1>About us</h1>,
};
const parsed = (changes: Partial<Page> = {}) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(<Document page={{ ...page, ...changes }} assets={assets} />),
    'text/html',
  );
const attributes = (document: globalThis.Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name));

test('a page says what it is to readers and search engines', () => {
  const document = parsed();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('About');
  expect(attributes(document, 'meta[name="description"]', 'content')).toEqual(['What this is.']);
  expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual(['/about']);
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('a page that is not for search engines says so and names no address', () => {
  const document = parsed({ indexed: false });
  expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('nothing stands in the page that its policy would refuse', () => {
  const document = parsed();
  expect(document.querySelectorAll('style, [style], script:not([src])')).toHaveLength(0);
  expect(attributes(document, 'link[rel="stylesheet"]', 'href')).toEqual(assets.styles);
  expect(attributes(document, 'link[as="font"]', 'crossorigin')).toEqual(['anonymous', 'anonymous']);
});

test('only the first page waits for a script before it is painted, which knows where a test is stored', () => {
  const bootOf = (path: string) =>
    parsed({ path }).querySelector<HTMLScriptElement>(`script[src="${assets.boot}"]`);
  expect(bootOf('/')?.hasAttribute('async')).toBe(false);
  expect(bootOf('/')?.dataset.sessionKey).toBe(`${brand.slug}_session`);
  expect(bootOf('/about')?.hasAttribute('async')).toBe(true);
});

test('the first link skips to the content; a bare page is its content alone', () => {
  const document = parsed();
  const skip = document.querySelector('a');
  expect(skip?.getAttribute('href')).toBe('#content');
  expect(document.querySelector('main#content')?.textContent).toBe('About us');
  expect(document.querySelector('main')?.tabIndex).toBe(-1);
  const bare = parsed({ bare: true });
  expect(bare.querySelectorAll('header, main, footer, a')).toHaveLength(0);
  expect(bare.querySelector('h1')?.textContent).toBe('About us');
});
