import type { Page } from '@playwright/test';
import { startRealServer } from '@quotient/tools/realServer';
import { expect, test } from '../support/test.ts';
import {
  banner,
  choices,
  configureTag,
  dialog,
  GOOGLE,
  inBanner,
  inDialog,
  networkLog,
  preset,
  pushed,
  recordOf,
  sendPrivacySignal,
  settings,
  signals,
} from './consentParts.ts';

/** Where Analytics calls to from within the European Union. */
const COLLECTOR = 'region1.google-analytics.com';
test.use({ hasDecided: false, answeredHosts: [GOOGLE, COLLECTOR] });

const onlyNecessary = 'At present this site uses only what is necessary; the other kinds are not in use.';
const signalSeen = 'Your browser sends the Global Privacy Control signal';

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

const few = ['nothing', 'Preferences', 'Accept All'];
// What each tag asks for after each choice is tested beside googleTag.ts. Here every way to choose is gone with one of
// them, and with the others those of which nothing and of which something must come.
for (const [tag, needs, wanted] of [
  [undefined, [], few],
  ['G-ABC1234567', ['analytics'], Object.keys(ways)],
  ['AW-123456789', ['marketing'], few],
  ['GT-ABC1234', ['analytics', 'marketing'], few],
  ['GTM-ABC1234', ['analytics', 'marketing'], few],
] as const)
  test(`S205: with ${tag ?? 'no tag'} only what was agreed to is asked for, now and at the next load, and no call is made`, async ({
    page,
    context,
  }) => {
    test.slow();
    if (tag) await configureTag(page, tag);
    const log = networkLog(page);
    await page.goto('/imprint');
    for (const [way, { act, granted }] of Object.entries(ways).filter(([name]) => wanted.includes(name))) {
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      log.forget();
      await page.goto('/imprint');
      await expect(banner(page)).toBeVisible();
      expect(log.elsewhere(), `${way}: before`).toEqual([]);
      await act(page);
      if (way !== 'nothing') await expect(banner(page)).toBeHidden();
      const isAsked = needs.some((category) => granted.includes(category));
      const scripts = tag && isAsked ? [scriptOf(tag)] : [];
      await expect.poll(log.elsewhere, way).toEqual(scripts);
      // what either load should not have asked for shows in the sum, once the network is at rest
      await page.reload({ waitUntil: 'networkidle' });
      expect(log.elsewhere(), `${way}: next load`).toEqual([...scripts, ...scripts]);
      expect(log.calls(), way).toEqual([]);
      const isAllowed = (name: string) =>
        granted.includes(name.startsWith('_gcl') ? 'marketing' : 'analytics');
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(
        cookies.filter((name) => !isAllowed(name)),
        way,
      ).toEqual([]);
      expect(cookies.length > 0, way).toBe(scripts.length > 0);
    }
  });

const denied = ['consent', 'default', signals('denied', 'denied')];
const view = { page_path: '/imprint?x=1', page_title: expect.stringMatching(/^Imprint/) };

test('S202: the denied signals come before everything, and a decision tells the tag what it may, then the page', async ({
  page,
}) => {
  await configureTag(page, 'G-ABC1234567');
  await page.goto('/imprint?x=1');
  await expect(banner(page)).toBeVisible();
  expect(await pushed(page)).toEqual([denied, { event: 'page_view', ...view }]);
  await saveWith(page, 'Analytics');
  const begun = [
    ['consent', 'update', signals('granted', 'denied')],
    ['js', expect.any(Date)],
    ['config', 'G-ABC1234567', { send_page_view: false }],
  ];
  const told = ['event', 'page_view', view];
  await expect.poll(() => pushed(page)).toEqual([denied, { event: 'page_view', ...view }, ...begun, told]);
  await page.reload();
  await expect.poll(() => pushed(page)).toEqual([denied, ...begun, { event: 'page_view', ...view }, told]);
});

test('a withdrawal is told, deletes the cookies of the tag, no event reaches it more, and the next page asks for nothing', async ({
  page,
  context,
}) => {
  await configureTag(page, 'GTM-ABC1234');
  const log = networkLog(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
  await page.goto('/imprint');
  await inBanner(page, 'Accept All Cookies').click();
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

for (const [name, text] of [
  ['of another version', recordOf(choices(true, true, true), '0.9')],
  ['that cannot be read', '{'],
] as const)
  test(`S171 S172 S186: a record ${name} loads no tag and shows the banner`, async ({ page }) => {
    await configureTag(page, 'G-ABC1234567');
    const log = networkLog(page);
    await preset(page, text);
    await page.goto('/imprint', { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    expect(log.elsewhere()).toEqual([]);
    expect((await pushed(page)).filter((entry) => Array.isArray(entry))).toEqual([denied]);
  });

test('whoever accepted everything while there was no tag is asked again once there is one', async ({
  page,
}) => {
  const log = networkLog(page);
  await page.goto('/imprint');
  await inBanner(page, 'Accept All Cookies').click();
  await page.reload();
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await configureTag(page, 'G-ABC1234567');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(log.elsewhere()).toEqual([]);
  expect((await pushed(page)).filter((entry) => Array.isArray(entry))).toEqual([denied]);
  await inBanner(page, 'Accept All Cookies').click();
  await expect.poll(log.elsewhere).toEqual([scriptOf('G-ABC1234567')]);
  // advertising is not in use here, and so nobody has agreed to it
  expect(await pushed(page)).toContainEqual(['consent', 'update', signals('granted', 'denied')]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  expect(log.elsewhere()).toEqual([scriptOf('G-ABC1234567'), scriptOf('G-ABC1234567')]);
});

// a no needs no further question: nothing comes of it, and to ask again would be to press
test('a rejection made while there was no tag stands once there is one', async ({ page }) => {
  const log = networkLog(page);
  await page.goto('/imprint');
  await inBanner(page, 'Reject All').click();
  await configureTag(page, 'GTM-ABC1234');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(log.elsewhere()).toEqual([]);
});

test('what is no id of a tag loads none, and the page says that only the necessary is in use', async ({
  page,
}) => {
  await configureTag(page, 'UA-12345-1');
  const log = networkLog(page);
  await preset(page, recordOf(choices(true, true, true)));
  await page.goto('/imprint', { waitUntil: 'networkidle' });
  await expect(settings(page)).toBeVisible();
  expect(log.elsewhere()).toEqual([]);
  await settings(page).click();
  await expect(dialog(page).getByText('Not in use on this site at present')).toHaveCount(3);
});

test('on a page whose address holds a secret no tag runs, and the next page learns nothing of it', async ({
  page,
}) => {
  await configureTag(page, 'GTM-ABC1234');
  const log = networkLog(page);
  await preset(page, recordOf(choices(true, true, true)));
  await page.goto('/r/unknownunknown', { waitUntil: 'networkidle' });
  await expect(settings(page)).toBeVisible();
  expect(log.elsewhere()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect.poll(log.elsewhere).toEqual([scriptOf('GTM-ABC1234')]);
  expect(await page.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`);
});

test('without a tag banner and dialog say that only the necessary is in use; with one they say what is', async ({
  page,
}) => {
  const unused = dialog(page).getByText('Not in use on this site at present');
  await page.goto('/imprint');
  await expect(banner(page)).toContainText(onlyNecessary);
  await expect(banner(page)).not.toContainText(signalSeen, { useInnerText: true });
  await inBanner(page, 'Customize').click();
  await expect(unused).toHaveCount(3);
  for (const [tag, used] of [
    ['G-ABC1234567', 1],
    ['GTM-ABC1234', 2],
  ] as const) {
    await page.unrouteAll();
    await configureTag(page, tag);
    await page.goto('/imprint');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toContainText(onlyNecessary, { useInnerText: true });
    await inBanner(page, 'Customize').click();
    await expect(unused).toHaveCount(3 - used);
  }
});

test('Global Privacy Control is said, keeps everything off, and a choice afterwards counts', async ({
  page,
}) => {
  await configureTag(page, 'GTM-ABC1234');
  await sendPrivacySignal(page);
  const log = networkLog(page);
  await page.goto('/imprint', { waitUntil: 'networkidle' });
  await expect(banner(page)).toContainText(signalSeen, { useInnerText: true });
  await inBanner(page, 'Customize').click();
  await expect(dialog(page)).toContainText(signalSeen);
  for (const name of ['Analytics', 'Marketing', 'Preferences'])
    await expect(dialog(page).getByRole('switch', { name })).not.toBeChecked();
  expect(log.elsewhere()).toEqual([]);
  await page.keyboard.press('Escape');
  await inBanner(page, 'Accept All Cookies').click();
  await expect.poll(log.elsewhere).toEqual([scriptOf('GTM-ABC1234')]);
  await expect.poll(() => pushed(page)).toContainEqual(['consent', 'update', signals('granted', 'granted')]);
});

for (const [name, version, isAsked] of [
  ['a choice that was stored before stands', '1.0', true],
  ['a record of another version does not count', '0.9', false],
] as const)
  test(`under Global Privacy Control ${name}`, async ({ page }) => {
    await configureTag(page, 'G-ABC1234567');
    await sendPrivacySignal(page);
    await preset(page, recordOf(choices(true, false, false), version));
    const log = networkLog(page);
    await page.goto('/imprint', { waitUntil: 'networkidle' });
    expect(log.elsewhere()).toEqual(isAsked ? [scriptOf('G-ABC1234567')] : []);
    await expect(isAsked ? settings(page) : banner(page)).toBeVisible();
    await expect(isAsked ? banner(page) : settings(page)).toBeHidden();
  });

// The policy of this one is the strictest; what those of others add to it is tested beside googleTag.ts of the server.
test("the server's own mark and policy let a tag of Analytics load and call once there is consent", async ({
  page,
}) => {
  const tag = 'G-ABC1234567';
  const server = await startRealServer({ GOOGLE_TAG_ID: tag });
  try {
    await page.route(`https://${GOOGLE}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `void fetch('https://${COLLECTOR}/g/collect')`,
      }),
    );
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
    const response = await page.goto(`${server.url}/imprint`, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy']).toContain(
      "script-src 'self' https://*.googletagmanager.com",
    );
    await expect(page.locator('html')).toHaveAttribute('data-google-tag', tag);
    await expect(banner(page)).not.toContainText(onlyNecessary, { useInnerText: true });
    expect(log.elsewhere()).toEqual([]);
    const collected = page.waitForResponse(`https://${COLLECTOR}/g/collect`);
    await inBanner(page, 'Accept All Cookies').click();
    expect((await collected).status()).toBe(204);
    expect(log.elsewhere()).toEqual([scriptOf(tag), `https://${COLLECTOR}/g/collect`]);
    expect(await violations()).toEqual([]);
  } finally {
    await server.stop();
  }
});
