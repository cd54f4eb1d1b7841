// The hosted page in a real browser: without JavaScript, small, light and dark.
import { testLaunchOptions } from '@quotient/tools/browser';
import axe from 'axe-core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;
let browser: Browser;

beforeAll(async () => {
  local = await startTestStripe();
  browser = await chromium.launch(await testLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await local.close();
});

/** A session with an existing return page. */
const create = () =>
  local.stripe.checkout.sessions.create({
    ...sessionParams,
    success_url: `${local.url}/c/page.css?paid={CHECKOUT_SESSION_ID}`,
  });
const url = ({ url }: { url: string | null }) => String(url);

test('a visitor without JavaScript is declined, tries 3-D Secure, and pays', async () => {
  const session = await create();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 520, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(url(session));
  await page.getByRole('button', { name: 'Declined card' }).click();
  await page.getByRole('alert').getByText('The card was declined.').waitFor();
  await page.getByRole('button', { name: 'Card with 3-D Secure' }).click();
  await page.getByRole('heading', { name: '3-D Secure' }).waitFor();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(`**/c/page.css?paid=${session.id}`);
  expect((await local.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  await page.goto(url(session));
  await page.getByRole('heading', { name: 'Paid' }).waitFor();
  await context.close();
});

test.each(['light', 'dark'] as const)('all pages are accessible and fit 320 px, %s', async (colorScheme) => {
  const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 600 } });
  const page = await context.newPage();
  const [open, paid, expired] = [await create(), await create(), await create()];
  local.controls.decline(open.id);
  local.controls.pay(paid.id);
  local.controls.expire(expired.id);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) =>
    heard.push(...(request.url().startsWith(local.url) ? [] : [request.url()])),
  );
  const addresses = [open, paid, expired].map(({ id }) => `${local.url}/c/pay/${id}`);
  for (const address of [...addresses, `${addresses[0]}/authentication`]) {
    await page.goto(address);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  expect(heard.filter((line) => !line.startsWith('data:'))).toEqual([]);
  await context.close();
});

test('a page that opened the checkout keeps its pop-up, unless the checkout severs it', async () => {
  const context = await browser.newContext();
  const opener = await context.newPage();
  await opener.goto(`${local.url}/c/page.css`);
  for (const openerPolicy of [null, 'same-origin'] as const) {
    local.controls.set({ openerPolicy });
    const address = url(await create());
    const [popup] = await Promise.all([
      opener.waitForEvent('popup'),
      opener.evaluate((where) => void window.open(where, '', 'width=520,height=740'), address),
    ]);
    await popup.waitForURL(address);
    expect(await popup.evaluate(() => window.opener === null)).toBe(openerPolicy === 'same-origin');
    await popup.close();
  }
  local.controls.set({ openerPolicy: null });
  await context.close();
});
