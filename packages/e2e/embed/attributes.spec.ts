import type { Page } from '@playwright/test';
import { dataLayer } from '../site/journey/journey.ts';
import {
  expect,
  setAttribute,
  settle,
  start,
  startButton,
  storedSessions,
  tag,
  test,
} from './partnerTest.ts';

const element = (page: Page) => page.locator('iq-test');
/** A style of what the test is drawn on. */
const style = (page: Page, property: string) =>
  page
    .locator('[part=root]')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), property);

test('theme and brand: the look, at first and when it changes; auto follows the device', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(tag('theme="dark" brand="harbor"'));
  await expect(startButton(page)).toBeVisible();
  const look = async () => [await style(page, 'background-color'), await style(page, '--iq-color-accent')];
  const darkHarbor = await look();
  await setAttribute(page, 'brand', 'high-contrast');
  const darkContrast = await look();
  await setAttribute(page, 'theme', 'light');
  const lightContrast = await look();
  await setAttribute(page, 'theme', 'auto');
  await expect.poll(look).toEqual(lightContrast);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(look).toEqual(darkContrast);
  await element(page).evaluate((target) => target.removeAttribute('brand'));
  await expect.poll(look).not.toEqual(darkContrast);
  const darkDefault = await look();
  expect(new Set([darkHarbor, darkContrast, lightContrast, darkDefault].map(String)).size).toBe(4);
});

test("partner: the partner's look and language, where the page says nothing else", async ({ page, host }) => {
  await host(`<script src="{{quiz}}/embed.js" async></script>
    <iq-test id="a" partner="harbor"></iq-test>
    <iq-test id="b" partner="demo" brand="harbor" lang="de" loading="eager"></iq-test>
    <iq-test id="c" partner="harbor" brand="default" lang="en" loading="eager"></iq-test>`);
  for (const id of ['a', 'b'])
    await expect(
      page.locator(`#${id}`).getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' }),
    ).toBeVisible();
  await expect(startButton(page.locator('#c'))).toBeVisible();
  const accents = await page
    .locator('[part=root]')
    .evaluateAll((roots) =>
      roots.map((root) => getComputedStyle(root).getPropertyValue('--iq-color-accent')),
    );
  expect(accents[0]).toBe(accents[1]);
  expect(accents[0]).not.toBe(accents[2]);
});

test('set: one that this server does not have is said to the visitor and to the page', async ({
  page,
  host,
  heard,
  server,
}) => {
  // a server that lacks a set: what the widget asks for is changed on the way to one that no server has
  await page.route('**/api/test-sessions', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), set: 'none' }) }),
  );
  await host(tag('set="visual"'));
  const before = (await storedSessions(server.dataDir)).length;
  await startButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The test could not start' })).toBeVisible();
  const errors = (await heard()).filter(({ name }) => name === 'error');
  expect(errors).toHaveLength(1);
  expect(errors[0]?.detail.code).toBe('invalid_request');
  expect(await storedSessions(server.dataDir)).toHaveLength(before);
});

test('mode: in the page, or behind a button in a dialog of the size that was asked for', async ({
  page,
  host,
}) => {
  await host(tag('mode="inline"'));
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const mode of ['popup', 'fullscreen', 'floating']) {
    await setAttribute(page, 'mode', mode);
    const launcher = page.getByRole('button', { name: 'Take the IQ Test' });
    await expect(launcher).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    const place = await launcher.evaluate((button) => {
      const { right, bottom } = button.getBoundingClientRect();
      return [innerWidth - right < 40, innerHeight - bottom < 40];
    });
    expect(place).toEqual(mode === 'floating' ? [true, true] : [false, false]);
    await launcher.click();
    await expect(startButton(page)).toBeVisible();
    const box = await page.getByRole('dialog').boundingBox();
    if (mode === 'fullscreen') expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    else expect(box?.width).toBe(960);
    // modal: what is behind cannot be reached, and Escape closes it
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(launcher).toBeFocused();
  }
});

test('start="directly": the first question, but not before the visitor has it on the screen', async ({
  page,
  host,
  heard,
  asked,
}) => {
  await host(`<div style="height: 820px">Something to read first</div>${tag('start="directly"')}`);
  const sessions = () => asked.filter((address) => address === '/api/test-sessions').length;
  await expect.poll(async () => (await heard()).some(({ name }) => name === 'ready')).toBe(true);
  await settle(page);
  expect(sessions()).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect(sessions()).toBe(1);
  await page.reload();
  await page.evaluate(() => document.querySelector('iq-test')?.scrollIntoView());
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect(sessions()).toBe(1);
  await expect
    .poll(async () => (await heard()).find(({ name }) => name === 'start')?.detail.resumed)
    .toBe(true);
});

test('time and price-display: what is chosen at first, and the price that is named', async ({
  page,
  host,
  heard,
}) => {
  await host(tag('time="1.5" price-display="charged"'));
  await expect(page.getByRole('radio', { name: /1[.,]5\s?×/ })).toBeChecked();
  const price = page.getByText(/^.\d+\.\d\d for results/);
  await expect(price).toHaveText('€1.00 for results');
  await setAttribute(page, 'price-display', 'none');
  await expect(price).toHaveCount(0);
  await expect(element(page).getByText(/[€$]/)).toHaveCount(0);
  await setAttribute(page, 'price-display', 'advertised');
  await expect(price).toHaveText('$1.00 for results');
  await startButton(page).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect((await heard()).find(({ name }) => name === 'start')?.detail.durationSeconds).toBe(2250);
});

test('consent: without analytics nothing reaches the data layer, with it everything does, and without the attribute, too', async ({
  page,
  host,
  heard,
}) => {
  await host(tag('consent="marketing preferences"'));
  await start(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await setAttribute(page, 'consent', 'analytics');
  await page.getByRole('radio').nth(1).check();
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'quiz_answered', step: 1, answer: 'B' }]);
  await setAttribute(page, 'consent', 'none');
  await page.getByRole('button', { name: 'Next' }).click();
  // what is told after a step is told by then
  await expect.poll(async () => (await heard()).some(({ name }) => name === 'step')).toBe(true);
  expect(await dataLayer(page)).toHaveLength(1);
  await element(page).evaluate((target) => target.removeAttribute('consent'));
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => dataLayer(page)).toHaveLength(2);
});

test('properties: each attribute has one, and what was set before anything had loaded counts', async ({
  page,
  host,
  heard,
}) => {
  await host(`<iq-test id="test"></iq-test><script>
      Object.assign(document.querySelector('#test'), {
        partner: 'demo', theme: 'dark', priceDisplay: 'none', time: '2', hiddenData: { from: 'a property' }, lang: 'de',
      });
    </script><script src="{{quiz}}/embed.js" async></script>`);
  await expect(page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /2\s?×/ })).toBeChecked();
  await expect
    .poll(async () => (await heard())[0]?.detail)
    .toMatchObject({ partner: 'demo', hiddenData: { from: 'a property' } });
  const attributes = await element(page).evaluate((target) => {
    Object.assign(target, { brand: 'harbor', debug: true, consent: null });
    return Object.fromEntries(target.getAttributeNames().map((name) => [name, target.getAttribute(name)]));
  });
  expect(attributes).toMatchObject({
    partner: 'demo',
    theme: 'dark',
    'price-display': 'none',
    time: '2',
    'hidden-data': '{"from":"a property"}',
    brand: 'harbor',
    debug: '',
  });
  expect(attributes).not.toHaveProperty('consent');
  expect(
    await element(page).evaluate((target) => {
      const { debug, hiddenData, mode } = target as HTMLElement & Record<string, unknown>;
      return [debug, hiddenData, mode];
    }),
  ).toEqual([true, { from: 'a property' }, '']);
});

test('wrong values: the console names what is allowed, and the test runs by the defaults', async ({
  page,
  visit,
  said,
  heard,
}) => {
  await visit('/wrong-values');
  await expect(startButton(page)).toBeVisible();
  const allowed: Record<string, string> = {
    lang: 'en, de, fr, es, ar',
    theme: "'auto' | 'light' | 'dark'",
    brand: "'default' | 'high-contrast' | 'harbor'",
    set: "'main' | 'advanced' | 'visual' | 'extended'",
    mode: "'inline' | 'popup' | 'fullscreen' | 'floating'",
    loading: "'lazy' | 'eager'",
    start: "'landing' | 'directly'",
    time: "'1' | '1.5' | '2'",
    'price-display': "'advertised' | 'charged' | 'none'",
    'hidden-data': 'a JSON object of strings',
    consent: 'analytics, marketing, preferences',
    isolation: "'shadow' | 'iframe'",
  };
  for (const [name, values] of Object.entries(allowed)) {
    const lines = said.filter((text) => text.startsWith(`[iq-test] ${name}=`));
    expect(lines, name).toHaveLength(1);
    expect(lines[0]).toContain(values);
  }
  expect(said).toHaveLength(Object.keys(allowed).length);
  await expect
    .poll(async () => (await heard()).find(({ name }) => name === 'ready')?.detail)
    .toMatchObject({
      mode: 'inline',
      locale: 'en-US', // the browser's
      stage: 'welcome',
      hiddenData: {},
    });
  await expect(page.getByRole('radio', { name: /25/ }).first()).toBeChecked();
});
