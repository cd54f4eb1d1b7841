import type { Page } from '@playwright/test';
import { dataLayer } from '../site/journey/journey.ts';
import { settle } from '../support/settle.ts';
import { expect, setAttribute, start, startButton, tag, test } from './partnerTest.ts';

const element = (page: Page) => page.locator('iq-test');
/** A style of what the test is drawn on. */
const style = (page: Page, property: string) =>
  page
    .locator('[part=root]')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), property);

test('properties and attributes: the look, the words, the price and the time, at first and when they change', async ({
  page,
  host,
  heard,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(`<style>:root { color-scheme: light dark }</style><iq-test id="test"></iq-test><script>
      Object.assign(document.querySelector('#test'), {
        partner: 'demo', theme: 'dark', brand: 'harbor', priceDisplay: 'none', time: '2',
        hiddenData: { from: 'a property' }, lang: 'de-CH',
      });
    </script><script src="{{quiz}}/embed.js" async></script>`);

  await test.step('properties that were set before anything had loaded count', async () => {
    await expect(page.getByRole('button', { name: 'Jetzt Ihren IQ-Test starten' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /2\s?×/ })).toBeChecked();
    await expect
      .poll(async () => (await heard()).find(({ name }) => name === 'ready')?.detail)
      .toMatchObject({ partner: 'demo', hiddenData: { from: 'a property' }, locale: 'de-CH' });
  });

  await test.step('theme and brand; auto follows the system where the page allows both', async () => {
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

  await test.step('lang: the words and the direction', async () => {
    await setAttribute(page, 'lang', 'ar');
    await expect(page.getByRole('button', { name: 'ابدأ' }).first()).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('direction', 'rtl');
    await setAttribute(page, 'lang', 'en');
    await expect(startButton(page)).toBeVisible();
    await expect(title).toHaveCSS('direction', 'ltr');
  });

  await test.step('price-display', async () => {
    const price = page.getByText(/^.\d+\.\d\d for results/);
    await expect(element(page).getByText(/[€$]/)).toHaveCount(0);
    await setAttribute(page, 'price-display', 'charged');
    await expect(price).toHaveText('€1.00 for results');
    await setAttribute(page, 'price-display', 'none');
    await expect(price).toHaveCount(0);
    await setAttribute(page, 'price-display', 'advertised');
    await expect(price).toHaveText('$1.00 for results');
  });

  await start(page);
  expect((await heard()).find(({ name }) => name === 'start')?.detail.durationSeconds).toBe(3000);

  await test.step('each attribute has a property', async () => {
    const attributes = await element(page).evaluate((target) => {
      Object.assign(target, { brand: 'harbor', debug: true, consent: null });
      return Object.fromEntries(target.getAttributeNames().map((name) => [name, target.getAttribute(name)]));
    });
    expect(attributes).toMatchObject({
      partner: 'demo',
      theme: 'auto',
      'price-display': 'advertised',
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
