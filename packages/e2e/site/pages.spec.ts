import type { APIRequestContext, Request } from '@playwright/test';
import { brokenBudget } from '@quotient/bench/budgets';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
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

/** Text below the hero of every landing page (Specification §2). */
const landingTexts = [
  '$1.00 for results',
  "2'500+ tests taken",
  '25 minutes only',
  '98% accuracy rate',
  '20 Diverse Questions',
  '25-Minute Timer',
  'Detailed Results',
  'What to Expect',
];

/** Heading of each information page. */
const headingOf: Record<string, string> = {
  '/iq-test-for-adults': 'IQ tests for adults: what changes with age',
  '/what-is-an-iq-test': 'What an IQ test is, and what its number means',
  '/average-iq-by-country': 'Average IQ by country: why we show no ranking',
  '/how-to-improve-iq': 'Can you improve your IQ? What the evidence says',
  '/famous-iq-scores': 'Famous IQ scores: what was tested, what was guessed',
  '/iq-vs-eq': 'IQ vs EQ: what each one is, and what each predicts',
  '/iq-test-for-schools': 'IQ tests for schools: what they can and cannot decide',
  '/iq-faq': 'IQ FAQ: short answers, with their sources',
  '/chc-model': 'The CHC model: a map of abilities and its critics',
  '/privacy-policy': 'Privacy policy',
  '/imprint': 'Imprint',
};

/** Parts of a page that are checked here. Without JavaScript it's its HTML. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const all = (pattern: RegExp) => html.match(pattern) ?? [];
  const headings = all(/<h1[ >].*?<\/h1>/gs);
  expect(headings, path).toHaveLength(1);
  return { html, all, heading: textOf(headings[0]) };
}
const textOf = (html = '') => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

test('S020 S021 S022 S023: each landing page is the test with a hero of its own, badges, price, cards and two start buttons, and what it can do for its reader', async ({
  request,
}) => {
  for (const [path, hero] of Object.entries(landing)) {
    const { html, all, heading } = await read(request, path);
    expect(heading, path).toBe(hero);
    expect(all(/<button [^>]*>Start [^<]*<\/button>/g).map(textOf), path).toEqual([
      'Start Your IQ Test Now',
      'Start IQ Test Now',
    ]);
    for (const text of landingTexts) expect(textOf(html), path).toContain(text);
    expect(html, path).toMatch(/<article .*<h2 .*<\/article>/s);
  }
});

test('S020 S021 S022 S023: on each landing page the test runs in place, its text steps aside, and Home asks first and resets it', async ({
  page,
}) => {
  for (const path of Object.keys(landing)) {
    await page.goto(path);
    const requested = page.waitForRequest((request) => request.url().endsWith('/api/test-sessions'));
    await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
    expect((await requested).postDataJSON()).toMatchObject({ set: 'main' });
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('article')).toBeHidden();
    await expect(page).toHaveURL(path);
    expect((await dataLayer(page)).filter(({ event }) => event === 'quiz_start')).toHaveLength(1);
    await page.evaluate(() => localStorage.clear()); // the next page starts without a test
  }
  await page.goto('/mensa-practice-test');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Quotient, home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mensa practice test' })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
});

test('S016 S029 S030 S031 S032 S033 S034 S035 S036 S037 S038 S039: each information page has its heading, 800 to 1,800 words, its sources and a figure, without JavaScript too', async ({
  request,
}) => {
  for (const path of ['/privacy-policy', '/imprint', ...informationPages]) {
    const { all, heading } = await read(request, path);
    expect(heading, path).toBe(headingOf[path]);
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

test('S005 S226: the FAQ states the range, and what the table gives', async ({ request }) => {
  const { html } = await read(request, '/iq-faq');
  expect(textOf(html)).toContain('The range we state is 85–150. The table reaches from 60 to 149');
});

/** Code that a page fetches: its scripts, islands and figures. */
const codeOf = (html: string) =>
  [
    ...html.matchAll(
      /<script [^>]*src="[^"]*"|<link [^>]*rel="modulepreload"[^>]*>| data-(?:island|figure)="[^"]*"/g,
    ),
  ].join('\n');

test('the figures of an information page are in its language', () => {
  const texts = (html: string) => textOf((html.match(/<figure[ >].*?<\/figure>/gs) ?? []).join(' '));
  const pages = new Map(findablePages().map(({ path, html }) => [path, texts(html)]));
  for (const path of informationPages) {
    const found = localeCodes.map((locale) => pages.get(pathIn(locale, path)));
    expect(new Set(found).size, path).toBe(localeCodes.length);
    // words of four letters and more that are no names: in English they are in no other language
    for (const word of ['people', 'score', 'points', 'Reliability', 'calculated'])
      for (const locale of ['de', 'es', 'ar'] as const)
        expect(pages.get(pathIn(locale, path)), `${word} in ${pathIn(locale, path)}`).not.toMatch(
          new RegExp(`\\b${word}\\b`),
        );
  }
});

test('an information page loads at most 5 kB of code, and nothing more until somebody wants it', async ({
  page,
}) => {
  const codeIn = new Map(findablePages().map(({ path, html }) => [path, codeOf(html)]));
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  for (const path of informationPages) {
    // in each language the same: the words of figures are in the page
    for (const locale of localeCodes) expect(codeIn.get(pathIn(locale, path)), path).toBe(codeIn.get(path));
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
