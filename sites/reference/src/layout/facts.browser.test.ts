import { expect, test } from 'vitest';
import type { Page, PageContent } from '../page.ts';
import { factsOf, quizFacts } from './facts.ts';

const page = (path: string, rest: Partial<Page> = {}): Page => ({
  path,
  write: () => ({ title: '', description: '', content: null }),
  ...rest,
});
const content: PageContent = { title: 'How it works', description: 'In short.', content: null };
const graphOf = (...facts: Parameters<typeof factsOf>) => JSON.parse(factsOf(...facts))['@graph'];
const typesOf = (...facts: Parameters<typeof factsOf>) =>
  graphOf(...facts).map((node: { '@type': string }) => node['@type']);

test('no text of a page ends the script that it stands in', () => {
  const written = { ...content, title: '</script><script>alert(1)</script>', updated: '2026-11-22' };
  const text = factsOf(page('/about'), 'en', written);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].headline).toBe(written.title);
});

test('only the first page is the site, only a dated page is an article, and only what is indexed has a way to it', () => {
  expect(typesOf(page('/'), 'en', content)).toEqual(['WebSite']);
  expect(typesOf(page('/about'), 'en', content)).toEqual(['BreadcrumbList']);
  expect(typesOf(page('/about'), 'en', { ...content, updated: '2026-11-22' })).toEqual([
    'Article',
    'BreadcrumbList',
  ]);
  expect(typesOf(page('/about', { indexed: false }), 'en', content)).toEqual([]);
});

test('the way to a page starts at the first page of its language and says its short name', () => {
  const [{ itemListElement: steps }] = graphOf(page('/about'), 'de', { ...content, name: 'Kurz' });
  expect(steps.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
  expect(steps[0].item).toMatch(/\/de\/?$/);
  expect(steps[1]).toMatchObject({ name: 'Kurz', item: expect.stringContaining('/de/about') });
});

test('the time of a test is written in ISO 8601, with seconds where it has some', () => {
  expect(quizFacts('en', 'Test', 'In short.').timeRequired).toBe('PT25M');
  expect(quizFacts('en', 'Test', 'In short.', 'extended').timeRequired).toBe('PT87M30S');
});
