import type { Page } from '@playwright/test';
import { settle } from '../support/settle.ts';
import {
  blockThreePopups,
  expect,
  expectNoCheckoutHere,
  finish,
  pay,
  setAttribute,
  start,
  startButton,
  storedSessions,
  tag,
  test,
} from './partnerTest.ts';

const inside = (page: Page) => page.locator('iq-test').locator('iframe').contentFrame();

/** Waits until the frame of a running test is no higher than the window, which it scrolls in. Answers its height. */
async function heightInWindow(page: Page): Promise<number | undefined> {
  const height = async () => (await page.locator('iq-test iframe').boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expect(inside(page).getByRole('timer')).toBeInViewport();
  await expect(inside(page).getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
  return height();
}
/** Waits until the frame is as high as what it shows, with neither a scrollbar inside nor empty room; its height. */
async function fittingHeight(page: Page): Promise<number | undefined> {
  const misfit = () =>
    inside(page)
      .locator('html')
      .evaluate((html) => {
        const { height } = (document.querySelector('iq-test') as Element).getBoundingClientRect();
        return Math.max(Math.abs(innerHeight - height) - 1, html.scrollHeight - innerHeight);
      });
  await expect.poll(misfit).toBeLessThanOrEqual(0);
  return (await page.locator('iq-test iframe').boundingBox())?.height;
}
const call = (method: string) => `document.querySelector('#test').${method}()`;

test('the journey in a frame of its own: the same events, the frame is as high as what it shows but for the running test, and neither strangers nor blocked pop-ups get in its way', async ({
  page,
  visit,
  heard,
  partner,
  server,
}) => {
  await blockThreePopups(page);
  await visit('/isolated');
  const frame = inside(page);
  // what the frame says comes to the page as messages, later than it is seen in the frame
  const journey = async () => (await heard()).filter(({ name }) => name !== 'resize');
  const namesOfJourney = async () => (await journey()).map(({ name }) => name);
  await page.locator('iq-test').scrollIntoViewIfNeeded(); // browsers measure nothing in frames that nobody sees
  await expect(startButton(frame)).toBeVisible();
  const heights = [await fittingHeight(page)];
  await start(frame);

  await test.step('messages of strangers reach neither the element nor the frame', async () => {
    await expect.poll(namesOfJourney).toEqual(['ready', 'start']);
    const right = await heightInWindow(page);
    await page.evaluate(() => {
      const detail = { sessionId: 'x', iq: 200, percentile: 99, totalCorrect: 20, totalQuestions: 20 };
      postMessage({ type: 'iq-test:frame-event', name: 'results', detail }, '*');
      postMessage({ type: 'iq-test:frame-size', height: 9999 }, '*');
    });
    await frame.locator('html').evaluate(() => {
      // not from the window around it
      postMessage({ type: 'iq-test:frame-call', method: 'reset' }, '*');
      postMessage({ type: 'iq-test:frame-attributes', attributes: { lang: 'de' }, id: 'x' }, '*');
    });
    await settle(page);
    await expect(frame.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    expect(await namesOfJourney()).toEqual(['ready', 'start']);
    expect(await heightInWindow(page)).toBe(right);
  });

  await finish(frame);
  heights.push(await fittingHeight(page));
  await expectNoCheckoutHere(frame);
  await pay(frame, page);
  heights.push(await fittingHeight(page));
  expect(new Set(heights).size).toBe(3);

  await expect
    .poll(namesOfJourney)
    .toEqual(['ready', 'start', 'answer', 'step', 'finish', 'payment-open', 'paid', 'results']);
  const all = await journey();
  for (const { target, detail } of all)
    expect([target, detail.partner, detail.hiddenData]).toEqual(['test', 'demo', {}]);
  expect(all[0]?.detail).toMatchObject({ mode: 'inline', stage: 'welcome' });
  expect(JSON.stringify(all.slice(0, 6))).not.toMatch(/"iq"|percentile|correct/i);
  // what the page is not trusted with stays inside
  expect(all[2]?.detail).not.toHaveProperty('answer');
  expect(JSON.stringify(all)).not.toMatch(/"iq"|percentile|totalCorrect/);
  const kept = await frame.locator('html').evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('iq-test_')).length).toBeGreaterThan(0);
  for (const key of kept)
    if (key.startsWith('iq-test_')) expect(key).toMatch(/@main\/127\.0\.0\.1:\d+\/demo\//);
  const id = all[1]?.detail.sessionId;
  // the frame is a page of the server: it is the partner that tells on whose page it stands
  expect((await storedSessions(server.dataDir)).find((document) => document.id === id)).toMatchObject({
    partner: 'demo',
  });
  expect(partner.url).not.toBe(server.url);
  // the page can look into neither the frame nor its storage
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('iq-test'))),
  ).toEqual([]);
});

test('attributes, methods and words of the page reach the test in the frame, and a reload brings it back', async ({
  page,
  host,
  heard,
  partner,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(`<script src="{{quiz}}/embed.js"></script><iq-test id="test" partner="demo" isolation="iframe" lang="de"
      theme="dark" brand="harbor" time="1.5" hidden-data='{"from":"here"}' consent="none"></iq-test>`);
  const frame = inside(page);
  await expect(frame.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
  await expect(frame.getByRole('radio', { name: /1[.,]5/ })).toBeChecked();
  const look = () =>
    frame.locator('[part=root]').evaluate((root) => {
      const { backgroundColor } = getComputedStyle(root);
      return [backgroundColor, getComputedStyle(root).getPropertyValue('--iq-color-accent')].join();
    });
  const dark = await look();
  await setAttribute(page, 'theme', 'light');
  await expect.poll(look).not.toBe(dark);
  const light = await look();
  await setAttribute(page, 'brand', 'default');
  await expect.poll(look).not.toBe(light);
  await setAttribute(page, 'lang', 'en');
  await expect(startButton(frame)).toBeVisible();
  await page.evaluate(call('start'));
  await expect(frame.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await frame.getByRole('button', { name: /^Question 4,/ }).click();
  await expect(frame.getByText('Question 4 of 20', { exact: true })).toBeVisible();
  const starts = async () => (await heard()).filter(({ name }) => name === 'start');
  await expect
    .poll(async () => (await starts())[0]?.detail)
    .toMatchObject({ durationSeconds: 2250, hiddenData: { from: 'here' } });
  expect(await frame.locator('html').evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.reload(); // the page says German again
  await expect(frame.getByText('Frage 4 von 20', { exact: true })).toBeVisible();
  await expect.poll(async () => (await starts())[0]?.detail.resumed).toBe(true);
  await page.evaluate(call('reset'));
  await expect(frame.getByRole('button', { name: /^Jetzt Ihren/ })).toBeVisible();
  await page.evaluate(call('destroy'));
  await expect(page.locator('iq-test iframe')).toHaveCount(0);

  await page.route(`${partner.url}/words.nl.json`, (route) =>
    route.fulfill({ json: { landing: { startHero: 'Begin met de test' } } }),
  );
  await host(tag('lang="nl" words="/words.nl.json" isolation="iframe"'));
  await expect(frame.getByRole('button', { name: 'Begin met de test' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Six types of question' })).toBeVisible();
});

test('in a dialog, the frame is not fetched before it opens', async ({ page, visit, asked, heard }) => {
  await visit('/isolated-popup');
  const launcher = page.getByRole('button', { name: 'Take the IQ Test' });
  await expect(launcher).toBeVisible();
  expect(asked.some((address) => address.startsWith('/embed/frame?'))).toBe(false);
  await launcher.click();
  const frame = inside(page);
  await start(frame);
  const { width } = (await page.getByRole('dialog').boundingBox()) ?? {};
  expect(width).toBe(960);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const closes = (await heard()).filter(({ name }) => name === 'close');
  expect(closes.map(({ detail }) => detail.stage)).toEqual(['testing']);
  await page.getByRole('button', { name: 'Back to your test' }).click();
  await expect(frame.getByText('Question 1 of 20', { exact: true })).toBeVisible();
});

test('a partner that may not embed gets no frame, but the same refusal', async ({
  page,
  host,
  heard,
  asked,
}) => {
  await host(`<script src="{{quiz}}/embed.js"></script><iq-test id="test" partner="stranger" isolation="iframe">
      <a href="/">Take the test</a></iq-test>`);
  await expect(page.getByRole('link', { name: 'Take the test' })).toBeVisible();
  expect((await heard()).filter(({ name }) => name === 'error').map(({ detail }) => detail.code)).toEqual([
    'origin_not_allowed',
  ]);
  expect(asked.some((address) => address.startsWith('/embed/frame'))).toBe(false);
});

test.describe(() => {
  // that the browser refuses is the subject
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  test.use({ quiet: async ({}, use) => use(undefined) });

  test('the frame of a partner is refused on every page of another origin', async ({
    page,
    context,
    server,
    said,
  }) => {
    await context.grantPermissions(['local-network-access']);
    // the same machine, another port: a page that nobody has named
    const elsewhere = 'http://localhost:9/elsewhere';
    await page.route(elsewhere, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Elsewhere</title><iframe src="${server.url}/embed/frame?partner=demo"></iframe>`,
      }),
    );
    await page.goto(elsewhere);
    await expect.poll(() => said.join()).toMatch(/frame-ancestors/);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});
