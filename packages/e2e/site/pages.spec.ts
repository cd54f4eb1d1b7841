import type { APIRequestContext, Request } from '@playwright/test';
import { brokenBudget } from '@quotient/bench/budgets';
import { findablePages } from '../support/everyPage.ts';
import { informationPages } from '../support/informationPages.ts';
import { expect, test } from '../support/test.ts';
import { dataLayer } from './journey/journey.ts';

const landing = {
  '/iq-test-online': 'Online IQ test',
  '/student-iq-test': 'IQ test for students',
  '/mensa-practice-test': 'Mensa practice test',
  '/pre-employment-cognitive-test': 'Pre-employment cognitive practice test',
};

/** What a page of the site is read for here. Without JavaScript it is its HTML. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const all = (pattern: RegExp) => html.match(pattern) ?? [];
  const headings = all(/<h1[ >].*?<\/h1>/gs);
  expect(headings, path).toHaveLength(1);
  return { html, all, heading: textOf(headings[0]) };
}
const textOf = (html = '') => html.replace(/<[^>]*>/g, '');

test('S020 S021 S022 S023: each landing page is the test with a hero of its own, and what it can do for its reader', async ({
  request,
}) => {
  for (const [path, hero] of Object.entries(landing)) {
    const { html, heading } = await read(request, path);
    expect(heading, path).toBe(hero);
    expect(html, path).toMatch(/<button [^>]*>Start Your IQ Test Now<\/button>/);
    expect(html, path).toMatch(/<h2 [^>]*>What to Expect<\/h2>/);
    expect(html, path).toMatch(/<article .*<h2 .*<\/article>/s);
  }
});

test('on a landing page the test runs in place, its text steps aside, and Home asks first and resets it', async ({
  page,
}) => {
  await page.goto('/mensa-practice-test');
  const requested = page.waitForRequest((request) => request.url().endsWith('/api/test-sessions'));
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  expect((await requested).postDataJSON()).toMatchObject({ set: 'main' });
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('article')).toBeHidden();
  await expect(page).toHaveURL('/mensa-practice-test');
  expect((await dataLayer(page)).filter(({ event }) => event === 'quiz_start')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Quotient, home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensa practice test' })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
});

test('S016 S029 S030 S031 S032 S033 S034 S035 S036 S037: each information page has 800 to 1,800 words, its sources and a figure, without JavaScript too', async ({
  request,
}) => {
  for (const path of ['/privacy-policy', '/imprint', ...informationPages]) {
    const { all } = await read(request, path);
    if (!informationPages.includes(path)) continue;
    const [article] = all(/<article[ >].*<\/article>/s);
    const figures = all(/<figure[ >].*?<\/figure>/gs);
    const [sources = ''] = all(/<section data-footnotes[= ].*?<\/section>/s);
    // what figures, contents and sources say is not counted
    const words = (html = '') => textOf(html).split(/\s+/).length;
    const count = words(article) - words(figures.join(' ')) - words(sources);
    expect(count, path).toBeGreaterThanOrEqual(800);
    expect(count, path).toBeLessThanOrEqual(1800);
    expect(figures.length, path).toBeGreaterThan(0);
    expect(sources.match(/<li[ >]/g)?.length, path).toBeGreaterThan(2);
  }
});

/** What decides which code a page fetches: its scripts, its islands and its figures. */
const codeOf = (html: string) =>
  [
    ...html.matchAll(
      /<script [^>]*src="[^"]*"|<link [^>]*rel="modulepreload"[^>]*>| data-(?:island|figure)="[^"]*"/g,
    ),
  ].join('\n');

test('an information page loads at most 5 kB of code, and nothing more until somebody wants it', async ({
  page,
}) => {
  const codeIn = new Map(findablePages().map(({ path, html }) => [path, codeOf(html)]));
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  for (const path of informationPages) {
    // in German the same: the words of figures stand in the page
    expect(codeIn.get(`/de${path}`), path).toBe(codeIn.get(path));
    expect(codeIn.get(path), path).toContain('data-figure');
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const figure = page.locator('[data-figure]').first();
    await expect(figure, path).toHaveAttribute('data-alive', '');
    const code = await Promise.all(
      scripts.map(async (script) => [script.url(), (await script.sizes()).responseBodySize] as const),
    );
    expect(code.length, path).toBeGreaterThan(2);
    expect(brokenBudget('informationPage', path, Object.fromEntries(code))).toBeUndefined();
  }
});
