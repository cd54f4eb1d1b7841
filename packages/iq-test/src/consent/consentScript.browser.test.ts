import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startConsent } from './consentScript.ts';
import { loadConsentWords } from './consentWords.ts';
import type { Consent } from './createConsent.ts';

const words = await loadConsentWords({ locale: 'en' });
const global = globalThis as { dataLayer?: unknown[]; gtag?: unknown; cookieConsent?: Consent };
let inserted: string[] = [];

/** Runs the script as a page does that holds it with these attributes. */
function run(dataset: Record<string, string>): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startConsent(words);
}

beforeEach(() => {
  localStorage.clear();
  inserted = [];
  // the address of Google is noted, and not asked for
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    inserted.push(...nodes.flatMap((node) => (node instanceof HTMLScriptElement ? node.src : [])));
  });
});
afterEach(() => {
  for (const root of document.querySelectorAll('body > [data-iq-root]')) root.remove();
  delete global.dataLayer;
  delete global.gtag;
  delete global.cookieConsent;
});

const unused = () => page.getByText('Not in use on this site at present').elements().length;

test('a tag named on the script is loaded after consent, and its kinds of cookies are those in use', async () => {
  run({ googleTag: 'G-ABC1234567' });
  expect(global.dataLayer).toHaveLength(1);
  await page.getByRole('button', { name: 'Customize' }).click();
  expect(unused()).toBe(2);
  expect(inserted).toEqual([]);
  await page.getByRole('button', { name: 'Accept All', exact: true }).click();
  expect(inserted).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
});

test('what the page names as in use counts before what the tag says', async () => {
  run({ googleTag: 'G-ABC1234567', categoriesInUse: 'necessary analytics preferences' });
  await page.getByRole('button', { name: 'Customize' }).click();
  expect(unused()).toBe(1);
});

test('whoever accepted while no tag was named is asked again once one is, and nothing is loaded', async () => {
  run({ categoriesInUse: 'necessary' });
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  for (const root of document.querySelectorAll('body > [data-iq-root]')) root.remove();
  run({ googleTag: 'G-ABC1234567' });
  await expect.element(page.getByRole('button', { name: 'Accept All Cookies' })).toBeVisible();
  expect(inserted).toEqual([]);
});

test('without a tag nothing is pushed, and the document hears the choices', async () => {
  const heard = vi.fn();
  document.addEventListener('cookie-consent', heard, { once: true });
  run({ categoriesInUse: 'necessary' });
  await expect.element(page.getByRole('region').getByText(words.messages.onlyNecessary)).toBeVisible();
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  expect(heard).toHaveBeenCalledOnce();
  expect(global.dataLayer).toBeUndefined();
  expect(inserted).toEqual([]);
});
