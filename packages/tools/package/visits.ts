// Visits a page of a project in a browser.
import { createMockBackend } from '@quotient/mocks';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type Mode, run, serve } from './consumers.ts';

/** A click that hits nothing is tried again, up to here. */
const CLICKS_LIMIT_MS = 300_000;
/** Server in the README's examples, and their key. */
const README_SERVER = 'https://quiz.example';
const README_PARTNER = 'your-key';

/** A page of a project. */
export interface ConsumerPage {
  path: string;
  /**
   * `readme`: the page of the package's README; its server has another origin, so the page is a partner's. `own`:
   * values of the package in `#values`, a handler that sets the stage on the body, and the server behind the same
   * origin.
   */
  kind: 'readme' | 'own';
  hasConsent: boolean;
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"/>';

/** Answers a page's requests for `/api/…` as its server, and every picture of a question with an empty one. */
export async function answerRequests(page: Page, origin: string, kind: ConsumerPage['kind']): Promise<void> {
  const publicUrl = kind === 'own' ? origin : README_SERVER;
  const partner = { key: README_PARTNER, name: 'You', origins: [origin] };
  const server = createMockBackend({
    publicUrl,
    ports: {
      partners: {
        get: (key) => (key === README_PARTNER ? partner : undefined),
        hasOrigin: (asked) => asked === origin,
        nameOf: () => partner.name,
      },
    },
  });
  await page.route(`${publicUrl}/figures/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.route(`${publicUrl}/api/**`, async (route) => {
    const request = route.request();
    const response = await server.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(), // not `allHeaders`: where the page is closed meanwhile, that fails
        body: request.postData(),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

/** Clicks until something has come of it: before a page is hydrated, a click does nothing. */
async function clickUntil(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  const attempt = async () => {
    if (await isDone()) return true;
    await button.click({ timeout: 1000 });
    return isDone();
  };
  await expect.poll(attempt, { timeout: CLICKS_LIMIT_MS, interval: 250 }).toBe(true);
}

/** The buttons of a page in German, and its first question. */
const partsOf = (page: Page) => ({
  start: page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' }),
  accept: page.getByRole('button', { name: 'Alle Cookies akzeptieren' }),
  question: page.getByText('Frage 1 von 20', { exact: true }),
});

/** Collects complaints of the browser and React on a page from now on. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (entry) => ['error', 'warning'].includes(entry.type()) && said.push(entry.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Accepts the cookies, where the page asks, and starts the test. */
export async function goToFirstQuestion(page: Page, hasConsent: boolean): Promise<void> {
  const { start, accept, question } = partsOf(page);
  if (hasConsent) await clickUntil(accept, () => accept.isHidden());
  await clickUntil(start, () => question.isVisible());
}

/**
 * Visits a page in German. Fails if the first HTML lacks any of it, if React or the browser complains, or if the
 * first question doesn't appear.
 */
async function visit(
  browser: Browser,
  origin: string,
  { path, kind, hasConsent }: ConsumerPage,
): Promise<void> {
  const readable = await browser.newPage({ javaScriptEnabled: false });
  await readable.goto(origin + path);
  const { start, accept } = partsOf(readable);
  expect(await start.isVisible()).toBe(true);
  expect(await accept.isVisible()).toBe(hasConsent);
  if (kind === 'own')
    expect(await readable.locator('#values').textContent()).toBe(
      'IQ-Test | cookie-consent | var(--iq-color-accent)',
    );
  const heading = await readable.locator('h1').textContent();

  const page = await browser.newPage();
  const said = complaintsOf(page);
  await answerRequests(page, origin, kind);
  await page.goto(origin + path);
  expect(await page.locator('h1').textContent()).toBe(heading);
  await goToFirstQuestion(page, hasConsent);
  if (kind === 'own') expect(await page.locator('body').getAttribute('data-stage')).toBe('testing');
  expect(said).toEqual([]);
  await Promise.all([readable.close(), page.close()]);
}

/** Builds a project, serves the result, and visits its pages. `build` and `start` are a script with its arguments. */
export async function buildAndVisit(
  project: string,
  browser: Browser,
  { build, start, pages }: { build: string[]; start: string[]; pages: ConsumerPage[] },
  mode: Mode = 'production',
): Promise<void> {
  run(process.execPath, build, project, mode);
  const site = await serve(project, start, mode);
  try {
    for (const page of pages) await visit(browser, site.url, page);
  } finally {
    site.stop();
  }
}
