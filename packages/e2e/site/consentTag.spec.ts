import type { Page } from '@playwright/test';
import { expect, shareServer, test } from '../support/test.ts';
import {
  answerForGoogle,
  banner,
  choices,
  configureTag,
  dialog,
  GOOGLE,
  inBanner,
  inDialog,
  networkLog,
  pushed,
  recordOf,
  sendPrivacySignal,
  settings,
  signals,
} from './consentParts.ts';

/** Origin that Analytics calls from within the European Union. */
const COLLECTOR = 'region1.google-analytics.com';
test.use({ hasDecided: false, answeredHosts: [GOOGLE, COLLECTOR] });

const onlyNecessary = 'This site uses no others at present.';
const signalSeen = 'Your browser sends Global Privacy Control';

async function saveWith(page: Page, name: string): Promise<void> {
  await inBanner(page, 'Customize').click();
  await dialog(page).getByRole('switch', { name }).check();
  await inDialog(page, 'Save Preferences').click();
}
/** Everything that a visitor can do about the banner, and what is agreed to by it. */
const ways: Record<string, { act: (page: Page) => Promise<void>; granted: string[] }> = {
  nothing: { act: async () => {}, granted: [] },
  X: { act: (page) => inBanner(page, 'Close without deciding').click(), granted: [] },
  'Reject All': { act: (page) => inBanner(page, 'Reject All').click(), granted: [] },
  Analytics: { act: (page) => saveWith(page, 'Analytics'), granted: ['analytics'] },
  Marketing: { act: (page) => saveWith(page, 'Marketing'), granted: ['marketing'] },
  Preferences: { act: (page) => saveWith(page, 'Preferences'), granted: ['preferences'] },
  'Accept All': {
    act: (page) => inBanner(page, 'Accept All Cookies').click(),
    granted: ['analytics', 'marketing', 'preferences'],
  },
};
const scriptOf = (tag: string) =>
  tag.startsWith('GTM')
    ? `https://${GOOGLE}/gtm.js?id=${tag}&l=consentedDataLayer`
    : `https://${GOOGLE}/gtag/js?id=${tag}`;

const tag = 'G-ABC1234567';
const container = 'GTM-ABC1234';
const denied = ['consent', 'default', signals('denied', 'denied')];
const view = { page_path: '/imprint?x=1', page_title: expect.stringMatching(/^Imprint/) };
const viewed = { event: 'page_view', ...view };

// What each kind of tag asks for after each choice is tested beside googleTag.ts, and the policies of the server beside
// its own. Here every way to choose is gone on a page as the server sends it.
test("S202 S205: under the server's own policy only what was agreed to is asked for, now and at the next load, the tag hears of it in order, and no call is made", async ({
  page,
  context,
  share,
}) => {
  const { url } = await shareServer(share, 'server with a tag', { GOOGLE_TAG_ID: tag });
  await answerForGoogle(page, `void fetch('https://${COLLECTOR}/g/collect')`);
  await page.route(`https://${COLLECTOR}/**`, (route) =>
    route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  const violations = () =>
    page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
  const log = networkLog(page);
  const response = await page.goto(`${url}/imprint?x=1`);
  expect(response?.headers()['content-security-policy']).toContain(
    "script-src 'self' https://*.googletagmanager.com",
  );
  await expect(page.locator('html')).toHaveAttribute('data-google-tag', tag);
  for (const [way, { act, granted }] of Object.entries(ways))
    await test.step(way, async () => {
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      log.forget();
      await page.goto(`${url}/imprint?x=1`);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).not.toContainText(onlyNecessary, { useInnerText: true });
      expect(log.elsewhere(), 'before').toEqual([]);
      expect(await pushed(page)).toEqual([denied, viewed]);
      await act(page);
      if (way !== 'nothing') await expect(banner(page)).toBeHidden();
      const isAsked = granted.includes('analytics');
      const asked = isAsked ? [scriptOf(tag), `https://${COLLECTOR}/g/collect`] : [];
      await expect.poll(log.elsewhere).toEqual(asked);
      if (way === 'Analytics') {
        const begun = [
          ['consent', 'update', signals('granted', 'denied')],
          ['js', expect.any(Date)],
          ['config', tag, { send_page_view: false }],
        ];
        const told = ['event', 'page_view', view];
        await expect.poll(() => pushed(page)).toEqual([denied, viewed, ...begun, told]);
        await page.reload();
        await expect.poll(() => pushed(page)).toEqual([denied, ...begun, viewed, told]);
        await expect.poll(log.elsewhere).toEqual([...asked, ...asked]);
      } else {
        // what either load should not have asked for shows in the sum, once the network is at rest
        await page.reload({ waitUntil: 'networkidle' });
        await expect.poll(log.elsewhere, 'next load').toEqual([...asked, ...asked]);
      }
      expect(log.calls()).toEqual([]);
      expect(await violations()).toEqual([]);
      const isAllowed = (name: string) =>
        granted.includes(name.startsWith('_gcl') ? 'marketing' : 'analytics');
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies.filter((name) => !isAllowed(name))).toEqual([]);
      expect(cookies.length > 0).toBe(isAsked);
    });
});

/** The commands of Google's among what was pushed. */
const commands = async (page: Page) => (await pushed(page)).filter((entry) => Array.isArray(entry));

test('S171 S172 S186: a yes counts for the tag and the version that it was given for, a no for every tag', async ({
  page,
}) => {
  const log = networkLog(page);
  const unused = dialog(page).getByText('Not in use on this site at present');
  const reload = () => page.reload({ waitUntil: 'networkidle' });
  const store = (text: string) =>
    page.evaluate((value) => localStorage.setItem('cookie-consent', value), text);
  const isAskedAnew = async () => {
    await expect(banner(page)).toBeVisible();
    await expect(settings(page)).toBeHidden();
    expect(log.elsewhere()).toEqual([]);
    expect(await commands(page)).toEqual([denied]);
  };

  await test.step('without a tag only the necessary is in use, and is said to be', async () => {
    await page.goto('/imprint');
    await expect(banner(page)).toContainText(onlyNecessary);
    await expect(banner(page)).not.toContainText(signalSeen, { useInnerText: true });
    await inBanner(page, 'Customize').click();
    await expect(unused).toHaveCount(3);
    await inDialog(page, 'Accept All').click();
    await page.reload();
    await expect(settings(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  await test.step('once there is a tag, whoever accepted everything before is asked again', async () => {
    await configureTag(page, tag);
    await reload();
    await isAskedAnew();
    await expect(banner(page)).not.toContainText(onlyNecessary, { useInnerText: true });
    await inBanner(page, 'Customize').click();
    await expect(unused).toHaveCount(2);
    await inDialog(page, 'Accept All').click();
    await expect.poll(log.elsewhere).toEqual([scriptOf(tag)]);
    // advertising is not in use here, and so nobody has agreed to it
    expect(await pushed(page)).toContainEqual(['consent', 'update', signals('granted', 'denied')]);
    await reload();
    await expect(banner(page)).toBeHidden();
    expect(log.elsewhere()).toEqual([scriptOf(tag), scriptOf(tag)]);
  });

  for (const [name, text] of [
    ['of another version', recordOf(choices(true, true, true), '0.9')],
    ['that cannot be read', '{'],
  ] as const)
    await test.step(`a record ${name} shows the banner and grants nothing`, async () => {
      await store(text);
      log.forget();
      await reload();
      await isAskedAnew();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inBanner(page, 'Customize').click();
      for (const category of ['Analytics', 'Marketing', 'Preferences'])
        await expect(dialog(page).getByRole('switch', { name: category })).not.toBeChecked();
    });

  // a no needs no further question: nothing comes of it, and to ask again would be to press
  await test.step('a rejection made while there was no tag stands once there is one', async () => {
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await inBanner(page, 'Reject All').click();
    await configureTag(page, container);
    log.forget();
    await reload();
    await expect(settings(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(log.elsewhere()).toEqual([]);
  });

  await test.step('what is no id of a tag loads none, and the page says that only the necessary is in use', async () => {
    await page.unrouteAll();
    await configureTag(page, 'UA-12345-1');
    await store(recordOf(choices(true, true, true)));
    await reload();
    await expect(settings(page)).toBeVisible();
    expect(log.elsewhere()).toEqual([]);
    await settings(page).click();
    await expect(unused).toHaveCount(3);
  });
});

test('Global Privacy Control is said and keeps everything off; a choice afterwards counts until it is withdrawn, and never where the address holds a secret', async ({
  page,
  context,
}) => {
  await configureTag(page, container);
  await sendPrivacySignal(page);
  const log = networkLog(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();

  await test.step('the signal is said and keeps everything off', async () => {
    await page.goto('/imprint', { waitUntil: 'networkidle' });
    await expect(banner(page)).toContainText(signalSeen, { useInnerText: true });
    await inBanner(page, 'Customize').click();
    await expect(dialog(page)).toContainText(signalSeen);
    for (const name of ['Analytics', 'Marketing', 'Preferences'])
      await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
    await expect(dialog(page).getByText('Not in use on this site at present')).toHaveCount(1);
    expect(log.elsewhere()).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('a choice afterwards counts', async () => {
    await inBanner(page, 'Accept All Cookies').click();
    await expect.poll(log.elsewhere).toEqual([scriptOf(container)]);
    const granted = ['consent', 'update', signals('granted', 'granted')];
    await expect.poll(() => pushed(page)).toContainEqual(granted);
  });

  await test.step('on a page whose address holds a secret no tag runs, and the next page learns nothing of it', async () => {
    log.forget();
    await page.goto('/r/unknownunknown', { waitUntil: 'networkidle' });
    await expect(settings(page)).toBeVisible();
    expect(log.elsewhere()).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
    await expect.poll(log.elsewhere).toEqual([scriptOf(container)]);
    expect(await page.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`);
  });

  await test.step('a withdrawal is told, deletes the cookies of the tag, no event reaches it more, and the next page asks for nothing', async () => {
    await expect.poll(cookies).toEqual(['_ga', '_ga_ABC1234567', '_gcl_au', '_gid']);
    await settings(page).click();
    await dialog(page).getByRole('switch', { name: 'Analytics' }).uncheck();
    await inDialog(page, 'Save Preferences').click();
    await expect.poll(cookies).toEqual(['_gcl_au']);
    await settings(page).click();
    await inDialog(page, 'Reject All').click();
    await expect.poll(cookies).toEqual([]);
    const withdrawn = ['consent', 'update', signals('denied', 'denied')];
    expect((await pushed(page)).at(-1)).toEqual(withdrawn);
    const note = { event: 'quiz_step', step: 7 };
    await page.evaluate(
      (event) => (globalThis as unknown as { dataLayer: unknown[] }).dataLayer.push(event),
      note,
    );
    expect((await pushed(page)).at(-1)).toEqual(note);
    const told = await pushed(page, 'consentedDataLayer');
    expect(told).toContainEqual(expect.objectContaining({ event: 'page_view' }));
    expect(told.at(-1)).toEqual(withdrawn);
    log.forget();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy', { waitUntil: 'networkidle' });
    await expect(settings(page)).toBeVisible();
    expect(log.elsewhere()).toEqual([]);
    expect(await cookies()).toEqual([]);
  });
});
