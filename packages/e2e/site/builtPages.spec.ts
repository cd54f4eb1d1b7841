import { expect } from '@playwright/test';
import { readPath } from '@quotient/contract/site';
import { HtmlValidate } from 'html-validate';
import { findablePages } from '../support/everyPage.ts';
import { otherPages } from '../support/informationPages.ts';
import { bareTest as test } from '../support/test.ts';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const titleOf = (html: string) => attribute(html, /<title>(.*?)<\/title>/) ?? '';
const descriptionOf = (html: string) => attribute(html, /<meta name="description" content="(.*?)"/) ?? '';

test('S008: every page has a title, a description and an address of its own, names its other languages, and in its title the price where it sells', () => {
  const pages = findablePages();
  const addresses = new Set(pages.map(({ address }) => address));
  expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(pages.length);
  expect(new Set(pages.map(({ html }) => descriptionOf(html))).size).toBe(pages.length);
  for (const { address, path, locale, html } of pages) {
    expect(attribute(html, /<html [^>]*lang="(\w+)"/), address).toBe(locale);
    expect(attribute(html, /<link rel="canonical" href="(.*?)"/), address).toBe(address);
    expect(descriptionOf(html).length, address).toBeGreaterThan(50);
    expect(html.match(/<h1/g), address).toHaveLength(1);
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="(.*?)"/gi)];
    expect(alternates.length, address).toBeGreaterThan(2);
    for (const [, , alternate = ''] of alternates) expect(addresses, address).toContain(alternate);
    expect(
      alternates.map(([, , alternate]) => alternate),
      address,
    ).toContain(address);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type'])
      expect(html, `${address} ${name}`).toContain(`property="${name}"`);
    const sells = otherPages.slice(0, 5).includes(readPath(path).path);
    expect(/\$/.test(titleOf(html)), `${address}: ${titleOf(html)}`).toBe(sells);
  }
});

/** Properties that search engines require of each kind of fact, by its type in schema.org. */
const needed: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Article: ['headline', 'dateModified', 'image', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Quiz: ['name', 'description', 'inLanguage', 'timeRequired', 'offers'],
};

test('the facts in a head are what search engines ask for, and say what the page says', () => {
  const found = new Set<string>();
  for (const { address, html } of findablePages()) {
    const text = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '';
    const facts: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(text);
    expect(facts['@context']).toBe('https://schema.org');
    for (const fact of facts['@graph']) {
      const type = String(fact['@type']);
      found.add(type);
      for (const name of needed[type] ?? ['an entry in the table above'])
        expect(fact[name], `${address} ${type}.${name}`).toBeTruthy();
      if (type === 'Article') {
        expect(String(fact.headline).length, address).toBeLessThanOrEqual(110);
        expect(fact.url, address).toBe(address);
      }
      if (type === 'BreadcrumbList') {
        const items = fact.itemListElement as { position: number; name: string; item: string }[];
        expect(
          items.map(({ position }) => position),
          address,
        ).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)?.item, address).toBe(address);
      }
      if (type === 'FAQPage') {
        const questions = fact.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
        expect(questions.length).toBeGreaterThan(8);
        const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = '']) =>
          heading.replace(/<[^>]+>/g, ''),
        );
        for (const { name, acceptedAnswer } of questions) {
          expect(headings, address).toContain(name.replaceAll('&', '&amp;'));
          expect(acceptedAnswer.text.length, name).toBeGreaterThan(40);
        }
      }
    }
  }
  expect([...found].sort()).toEqual(Object.keys(needed).sort());
});

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // of style, not of HTML
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // our own files, from our own origin
      'require-sri': 'off',
    },
  });
  const problems: string[] = [];
  for (const { address, html } of findablePages()) {
    const { results } = await checker.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        problems.push(
          `${address}: ${ruleId}: ${message} ${html.split('\n')[line - 1]?.slice(column - 1, column + 80)}`,
        );
  }
  expect(problems).toEqual([]);
});
