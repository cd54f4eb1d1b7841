import { brand } from '@quotient/contract/brand';
import { legalWordsIn } from '@quotient/reference/legalWords';
import { consentEntries, deviceEntries, serverEntries } from '@quotient/reference/storedData';
import { expectNoAxeViolations } from '../support/axe.ts';
import { events } from '../support/events.ts';
import { hold } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';

test('S038: the privacy policy prints every entry of the table of what is kept, and how long', async ({
  page,
}) => {
  const { stored } = legalWordsIn.en;
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const policy = page.getByRole('main');
  const keys = Object.keys(deviceEntries) as (keyof typeof deviceEntries)[];
  const consentKeys = Object.keys(consentEntries) as (keyof typeof consentEntries)[];
  for (const [key, text, { goesWithTab, kept }] of [
    ...keys.map((key) => [`${brand.slug}_${key}`, stored.device[key], deviceEntries[key]] as const),
    ...consentKeys.map((key) => [key, stored.device[key], consentEntries[key]] as const),
  ]) {
    const term = policy.getByRole('term').filter({ has: page.getByText(key, { exact: true }) });
    await expect(term).toHaveText(goesWithTab ? `${key} (goes with the tab)` : key);
    const [what, howLong] = [term.locator('+ dd'), term.locator('+ dd + dd')];
    await expect(what).toHaveText(text);
    await expect(howLong).toHaveText(`How long: ${stored.keptOnDevice[kept]}`);
  }
  for (const { id, basis } of serverEntries) {
    const { name, text, kept } = stored.server[id];
    const [before = '', after = ''] = kept.split(/<days>.*<\/days>/);
    const term = policy.getByText(name, { exact: true });
    await expect(term.locator('+ dd')).toHaveText(text);
    await expect(term.locator('+ dd + dd')).toContainText(`How long: ${before}`);
    await expect(term.locator('+ dd + dd')).toContainText(after);
    await expect(term.locator('+ dd + dd + dd')).toContainText(stored.basis[basis]);
  }
  await expect(policy).toContainText('This software sets no cookies of its own.');
  const inUse = (text: string) => policy.getByText(text).filter({ visible: true });
  await expect(inUse('In use on this site.')).toHaveCount(1);
  await expect(inUse('Not in use on this site at present.')).toHaveCount(3);
});

test('S039: the imprint says what its operator has not filled in, and holds the terms', async ({ page }) => {
  await page.goto('/imprint#terms');
  await expect(page.getByText('has not filled in their name yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeInViewport();
});

test('S044 S045 S046 S202: each page load pushes one page_view with path, query and the new title', async ({
  page,
}) => {
  await page.goto('/imprint?x=1');
  const pushed = () => events(page);
  const view = (page_path: string, page_title: string) => [{ event: 'page_view', page_path, page_title }];
  await expect.poll(pushed).toEqual(view('/imprint?x=1', 'Imprint and terms: IQ Test'));
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy policy: IQ Test');
  await expect.poll(pushed).toEqual(view('/privacy-policy', 'Privacy policy: IQ Test'));
});

test("S042: a page's code is fetched only where the page needs it, and no framework is run before somebody wants to start", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  await page.route('**/assets/iqTest*.js', async (route) => {
    // what is fetched ahead is not run; where it does not come, the page does without it
    if (route.request().resourceType() === 'script') await route.continue();
    else await route.abort();
  });
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
  expect(scripts).toEqual(['/assets/boot', '/assets/client']);
  scripts.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  const slot = page.locator('[data-island="iq-test"]');
  await expect(slot).not.toHaveAttribute('data-mounted');
  expect(scripts).not.toContain('/assets/iqTest');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).hover();
  await expect(slot).toHaveAttribute('data-mounted', '');
  expect(scripts).toContain('/assets/iqTest');
  expect(scripts.filter((script) => /demoCheckout|paymentReturn/.test(script))).toEqual([]);
});

test('S043: a placeholder shows until the code of a page is there', async ({ page }) => {
  const release = await hold(page, '**/assets/demoCheckout*.js');
  await page.goto('/demo-checkout?id=demo_0123456789');
  const placeholder = page.getByRole('status').filter({ hasText: 'Loading the checkout…' });
  await expect(placeholder).toBeVisible();
  await expect(placeholder.locator('div').first()).toBeVisible();
  release();
  await expect(placeholder).toHaveCount(0);
});

test('a start button that is held while the code arrives still starts the test', async ({ page }) => {
  const release = await hold(page, '**/assets/iqTest*.js');
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Your IQ Test Now' });
  await start.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/iqTest/);
  release();
  await arrived;
  await expect(page.locator('[data-island="iq-test"]')).not.toHaveAttribute('data-mounted');
  await page.mouse.up();
  await expect(page.getByRole('timer')).toBeVisible();
});

test.describe('a region other than that of the page', () => {
  test.use({ locale: 'en-GB' });
  test('is met by its way to write prices, and the focus stays where it was', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('$1.00 for results', { exact: true })).toBeVisible();
    const start = page.getByRole('button', { name: 'Start Your IQ Test Now' });
    await start.focus();
    await expect(page.getByText('US$1.00 for results', { exact: true })).toBeVisible();
    await expect(start).toBeFocused();
  });
});

test('the landing is readable without scripts, and says that the test needs them', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  const note = page.locator('noscript p'); // not found by its text
  await expect(note).toBeVisible();
  await expect(note).toContainText('The test needs JavaScript');
  await context.close();
});

test('while a saved test is restored the landing does not flash', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iq-test_session', 'saved'));
  await page.route('**/assets/iqTest*.js', () => {}); // never answered
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Getting your test back…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/imprint');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

/** Pages that search engines don't find; crawl.spec.ts checks all that they do. */
const unlistedPaths = [
  '/r/unknown',
  '/nope',
  '/payment-success',
  '/payment-canceled',
  '/demo-checkout?id=unknown000',
  '/accessibility/report',
  '/ar/accessibility/report',
];

test('axe finds nothing on a page that search engines do not find, light and dark, and none scrolls sideways', async ({
  page,
}) => {
  // would go on by itself
  await page.route('**/assets/paymentReturn*.js', (route) => route.abort());
  for (const path of unlistedPaths) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, ['color-contrast']);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
