import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { Header } from './Header.tsx';
import { headerLinks } from './links.ts';

const page: Page = { path: '/iq-faq', write: () => ({ title: '', description: '', content: null }) };
function all(selector: string, changes: Partial<Page> = {}, locale: LocaleCode = 'en'): HTMLElement[] {
  const html = renderToStaticMarkup(<Header page={{ ...page, ...changes }} locale={locale} />);
  return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll<HTMLElement>(selector)];
}
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('each language leads to the same page, under its own name and for its own voice; twice, for wide and narrow', () => {
  const links = all('[data-language]', {}, 'de');
  expect(links).toHaveLength(2 * localeCodes.length);
  expect(links.map(({ lang }) => lang)).toEqual([...localeCodes, ...localeCodes]);
  expect(hrefs(links).slice(0, 2)).toEqual(['/iq-faq', '/de/iq-faq']);
  expect(links.filter(({ ariaCurrent }) => ariaCurrent).map(({ lang }) => lang)).toEqual(['de', 'de']);
});

test.each([{ filled: true }, { path: '/404' as const }] as Partial<Page>[])(
  'where only the server knows the address (%o), a language leads to the first page',
  (changes) => {
    expect(hrefs(all('[data-language="de"]', changes))).toEqual(['/de', '/de']);
  },
);

test('the page that is shown is marked among the links, and Home may be taken over by a test', () => {
  const current = headerLinks.find((path) => path !== '/') ?? '/';
  expect(hrefs(all('nav [aria-current="page"]', { path: current }, 'ar'))).toEqual(
    Array(2).fill(`/ar${current}`),
  );
  expect(all('nav [aria-current]', { path: '/nowhere' })).toEqual([]);
  expect(new Set(hrefs(all('[data-home]', {}, 'ar')))).toEqual(new Set(['/ar']));
  expect(all('[data-language-offer]').map(({ hidden }) => hidden)).toEqual([true]);
});

test('the menu of narrow windows opens without a script: it is a disclosure with the links and languages inside', () => {
  const [, menu] = all('details');
  expect(menu?.firstElementChild?.tagName).toBe('SUMMARY');
  expect(menu?.firstElementChild?.textContent).toBe('Menu');
  const inside = menu?.querySelectorAll<HTMLElement>('summary ~ div nav a') ?? [];
  expect(hrefs([...inside])).toEqual(headerLinks);
  expect(menu?.querySelectorAll('summary ~ div [data-language]')).toHaveLength(localeCodes.length);
});
