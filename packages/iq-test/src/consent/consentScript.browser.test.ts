import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consentDialog } from './consentDialog.ts';
import { consentRootMarkup } from './consentMarkup.ts';
import { startConsent } from './consentScript.ts';
import { startTag } from './consentScriptTag.ts';
import { loadConsentWords } from './consentWords.ts';
import { allChoices, type Consent } from './createConsent.ts';

const words = await loadConsentWords({ locale: 'en' });
const global = globalThis as { dataLayer?: unknown[]; cookieConsent?: Consent };
let inserted: string[] = [];

/** Number of requests for the rest, and whether they succeed. */
const rest = { asked: 0, isThere: true };
/** Removes the script's listeners from the window and the document. */
let listening: AbortController;

/** Runs the scripts as a page does that holds them with these attributes; the tag's first, where one is named. */
function run({ googleTag, ...data }: Record<string, string>, misplacedTag?: string): void {
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  if (googleTag) {
    Object.assign(script.dataset, { googleTag });
    startTag();
    delete script.dataset.googleTag;
  }
  Object.assign(script.dataset, data, misplacedTag && { googleTag: misplacedTag });
  startConsent(consentRootMarkup({ words }), async () => {
    rest.asked += 1;
    if (!rest.isThere) throw new Error('offline');
    return { dialogOf: (page) => consentDialog({ ...page, words }) };
  });
}

beforeEach(() => {
  inserted = [];
  Object.assign(rest, { asked: 0, isThere: true });
  // nothing that a script of another test has left listens
  listening = new AbortController();
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) =>
    addEventListener.call(window, type, listener as EventListener, {
      ...(typeof options === 'object' && options),
      signal: listening.signal,
    }),
  );
  // the address of Google is noted, and not asked for
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    inserted.push(...nodes.flatMap((node) => (node instanceof HTMLScriptElement ? node.src : [])));
  });
});
afterEach(() => {
  listening.abort();
  clear();
});

const clear = () => {
  for (const root of document.querySelectorAll('body > div:has(> [data-iq-root])')) root.remove();
  delete global.cookieConsent;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null')?.consent;
const unused = () => page.getByText('Not in use on this site at present').elements().length;

test('a tag named on the script is loaded after consent, and its kinds of cookies are those in use', async () => {
  run({ googleTag: 'G-ABC1234567' });
  expect(global.dataLayer).toHaveLength(1);
  await button('Customize').click();
  await expect.poll(unused).toBe(2);
  expect(inserted).toEqual([]);
  await page.getByRole('button', { name: 'Accept All', exact: true }).click();
  expect(inserted).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);
});

test('what the page names as in use counts before what the tag says', async () => {
  run({ googleTag: 'G-ABC1234567', categoriesInUse: 'necessary analytics preferences' });
  await button('Customize').click();
  await expect.poll(unused).toBe(1);
});

test('whoever accepted while no tag was named is asked again once one is, and nothing is loaded', async () => {
  run({ categoriesInUse: 'necessary' });
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  clear();
  run({ googleTag: 'G-ABC1234567' });
  await expect.element(page.getByRole('button', { name: 'Accept All Cookies' })).toBeVisible();
  expect(inserted).toEqual([]);
});

test('without a tag nothing is pushed, and the document hears the choices', async () => {
  const heard = vi.fn();
  document.addEventListener('cookie-consent', heard, { once: true });
  run({ categoriesInUse: 'necessary', privacyHref: '/policy' });
  await expect.element(page.getByRole('region').getByText(words.messages.onlyNecessary)).toBeVisible();
  await expect.element(page.getByRole('region').getByRole('link')).toHaveAttribute('href', '/policy');
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  expect(global.dataLayer).toBeUndefined();
  expect(inserted).toEqual([]);
});

test('until a dialog is asked for nothing but the script is fetched, and one that fails is fetched again', async () => {
  run({});
  await button('Accept All Cookies').click();
  expect(stored()).toEqual({ necessary: true, analytics: true, marketing: true, preferences: true });
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(rest.asked).toBe(0);
  rest.isThere = false;
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  global.cookieConsent?.openDialog();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.messages.dialogFailed);
  expect(failed).toHaveBeenCalledOnce();
  rest.isThere = true;
  await button('Customize').click();
  await expect.element(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
  expect(rest.asked).toBe(2);
});

test('a listener added after the script hears of a decision of an earlier visit', async () => {
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({ consent: allChoices(true), version: '1.0', timestamp: 1 }),
  );
  run({});
  const heard = vi.fn();
  document.addEventListener('cookie-consent', heard, { once: true });
  await expect.element(button('Cookie settings')).toBeVisible();
  expect(page.getByRole('region').elements()).toEqual([]);
  expect(heard).toHaveBeenCalledOnce();
});

test('in the head of a page it waits for the body, and its dialog can be asked for before', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run({});
  global.cookieConsent?.openDialog();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.getByRole('region').elements()).toEqual([]);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await expect.element(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
});

test('who accepts all is not said to have granted what is not in use', async () => {
  const heard = vi.fn();
  document.addEventListener('cookie-consent', heard, { once: true });
  run({ categoriesInUse: 'necessary analytics' });
  await button('Accept All Cookies').click();
  await expect.poll(() => heard.mock.calls).toHaveLength(1);
  expect(heard.mock.calls[0]?.[0].detail).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    preferences: false,
  });
});

test('what names no kind of cookies, and a tag on the wrong script, are said', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  run({ categoriesInUse: 'necessary, statistics' }, 'G-ABC1234567');
  await expect
    .poll(() => said.mock.calls.map((call) => call.join(' ')))
    .toEqual([expect.stringContaining('consent.tag.js'), expect.stringContaining('statistics')]);
  await expect.element(page.getByRole('region')).toBeVisible();
});
