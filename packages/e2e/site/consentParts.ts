import type { Page } from '@playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
export const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
export const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
export const choices = (analytics: boolean, marketing: boolean, preferences: boolean) => ({
  necessary: true,
  analytics,
  marketing,
  preferences,
});

/** Origins of all of Google's tags. */
export const GOOGLE = 'www.googletagmanager.com';

/** Stands in for Google's script: it sets its cookies as far as it was told that it may. */
function googleScript() {
  const page = globalThis as unknown as Record<string, ArrayLike<unknown>[]>;
  // as Google's: a data layer of another name stands in the address
  const address = new URL((document.currentScript as HTMLScriptElement).src);
  const layer = page[address.searchParams.get('l') ?? 'dataLayer'] ?? [];
  const signals = layer
    .filter((entry) => entry[0] === 'consent')
    .reduce((sum, entry) => Object.assign(sum, entry[2]), {} as Record<string, string>);
  const set = (name: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what such tags do
    document.cookie = `${name}=1;path=/`;
  };
  if (signals.analytics_storage === 'granted')
    for (const name of ['_ga', '_ga_ABC1234567', '_gid']) set(name);
  if (signals.ad_storage === 'granted') set('_gcl_au');
}

/** Answers for Google: its script sets cookies, and then does what `next` says. */
export const answerForGoogle = (page: Page, next = '') =>
  page.route(`https://${GOOGLE}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleScript})();${next}` }),
  );

/** Sends every page with this tag configured, as the server does, and answers for Google. */
export async function configureTag(page: Page, tag: string): Promise<void> {
  await answerForGoogle(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', `<html data-google-tag="${tag}" `);
    // what the browser fetches before a click is asked for past this route
    const { 'speculation-rules': _, ...headers } = response.headers();
    const policy = `${headers['content-security-policy']}; script-src 'self' https://${GOOGLE}`;
    return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** Notes every request of the pages from now on. */
export function networkLog(page: Page) {
  const all: { url: string; type: string; method: string }[] = [];
  page.on('request', (request) =>
    all.push({ url: request.url(), type: request.resourceType(), method: request.method() }),
  );
  const isOwn = (url: string) => /^(?:localhost|127\.0\.0\.1|)$/.test(new URL(url).hostname);
  return {
    /** Addresses that were asked for elsewhere. */
    elsewhere: () => all.filter(({ url }) => !isOwn(url)).map(({ url }) => url),
    /** Calls to the own server: whatever is no file of the site. */
    calls: () =>
      all.filter(({ url, type, method }) => isOwn(url) && (method !== 'GET' || /fetch|xhr|ping/.test(type))),
    forget: () => all.splice(0),
  };
}

/** A data layer, a command of Google's as the list of its words. */
export const pushed = (page: Page, layer = 'dataLayer'): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      ((globalThis as unknown as Record<string, ArrayLike<unknown>[]>)[name] ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
      ),
    layer,
  );
export const signals = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
});

/** A record that is in the storage before the page's own code runs, at the first load only. */
export const preset = (page: Page, text: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('preset')) return;
    sessionStorage.setItem('preset', '');
    localStorage.setItem('cookie-consent', value);
  }, text);
export const recordOf = (consent: ReturnType<typeof choices>, version = '1.0') =>
  JSON.stringify({ consent, version, timestamp: 1 });

/** The browser sends Global Privacy Control. */
export const sendPrivacySignal = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get: () => true,
      configurable: true,
    }),
  );
