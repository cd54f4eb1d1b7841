// Pages whose router hears of Back as well, and builds the page again.
import type { Locator, Page } from '@playwright/test';
import { expect, start, tag, test } from './partnerTest.ts';

const leaveQuestion = (page: Page) => page.getByRole('heading', { name: 'Leave the test?' });
/** Marks the elements of the page; a copy that takes the place of one is not marked. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('iq-test')) Object.assign(element, { marked: true });
  });
const countMarked = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('iq-test')].filter((each) => 'marked' in each).length);
const popup = (page: Page): Locator => page.locator('#popup');
const inline = (page: Page): Locator => page.locator('#test');

const arrivals: Record<string, (page: Page, visit: (path: string) => Promise<void>) => Promise<void>> = {
  'opened by itself': (_, visit) => visit('/turbo'),
  async 'reached by a link'(page, visit) {
    await visit('/turbo/other');
    await page.waitForFunction('window.Turbo !== undefined');
    await page.getByRole('link', { name: 'One', exact: true }).click();
    await page.waitForURL('**/turbo');
  },
};

for (const [name, arrive] of Object.entries(arrivals)) {
  test(`Turbo, ${name}: Back from a pop-up asks over the running test`, async ({ page, visit }) => {
    await arrive(page, visit);
    await page.getByRole('button', { name: 'Take the IQ Test' }).click();
    await start(popup(page));
    await popup(page).getByRole('radio').nth(1).check();
    await mark(page);
    for (let round = 0; round < 2; round += 1) {
      await page.goBack();
      await expect(leaveQuestion(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stay in the test' })).toBeFocused();
      await page.getByRole('button', { name: 'Stay in the test' }).click();
    }
    await expect(popup(page).getByRole('radio').nth(1)).toBeChecked();
    expect(await countMarked(page)).toBe(2);
  });

  test(`Turbo, ${name}: Back from a test in the page asks, and after leaving it Back leaves the page`, async ({
    page,
    visit,
  }) => {
    await visit('/404');
    await arrive(page, visit);
    await start(inline(page));
    await mark(page);
    await page.goBack();
    await expect(leaveQuestion(page)).toBeVisible();
    expect(await countMarked(page)).toBe(2);
    await page.getByRole('button', { name: 'Leave the test' }).click();
    await expect(leaveQuestion(page)).toHaveCount(0);
    // Our entry, then the page's own. A slow machine may go back one page too far.
    const isHere = () => page.url().includes('/turbo');
    for (let steps = 0; steps < 8 && isHere(); steps += 1)
      await page.goBack({ timeout: 5000 }).catch(() => {}); // the page was leaving already, or Turbo took over
    await expect.poll(isHere).toBe(false);
  });
}

test('a page that is swapped under an open pop-up opens it again, with the test where it was', async ({
  page,
  visit,
}) => {
  await visit('/turbo');
  await page.getByRole('button', { name: 'Take the IQ Test' }).click();
  await start(popup(page));
  await popup(page).getByRole('button', { name: 'Next' }).click();
  await mark(page);
  await page.evaluate('Turbo.visit(location.href, { action: "replace" })');
  await expect.poll(() => countMarked(page)).toBe(0);
  await expect(popup(page).getByText('Question 2 of 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Routers by what they do at popstate. Each was here before us, and would build the page again under the test. */
const routers: Record<string, string> = {
  // Astro: the state of an entry is its index; anything but null swaps the body
  'a router like Astro’s': `
    history.replaceState({ index: 0, scrollX: 0, scrollY: 0 }, '');
    addEventListener('popstate', ({ state }) => {
      if (state !== null) document.body.replaceWith(document.body.cloneNode(true));
    });`,
  // htmx, swup, pjax: the content of one place is replaced
  'a router like those of htmx and swup': `
    history.replaceState({ htmx: true, source: 'swup' }, '');
    onpopstate = ({ state }) => {
      if (state?.htmx) document.querySelector('#app').innerHTML = document.querySelector('#app').innerHTML;
    };`,
  // Next: loads the page for an entry that is not its own, and lets one without a state be
  'a router like Next’s': `
    history.replaceState({ key: 1 }, '');
    addEventListener('popstate', ({ state }) => { if (state !== null) location.reload(); });`,
  // Vue: writes its own state where there is none
  'a router like Vue’s': `
    let position = 0;
    history.replaceState({ position }, '');
    addEventListener('popstate', ({ state }) => {
      if (state?.position === 0) document.querySelector('#app').innerHTML = 'another page';
      else history.replaceState({ position: ++position }, '');
    });`,
  // one that came later than the element
  'a router that hears of everything': `
    setTimeout(function wait() {
      if (!history.state?.iqTestGuard) return setTimeout(wait);
      addEventListener('popstate', () => location.reload());
    });`,
};

for (const [name, script] of Object.entries(routers))
  test(`${name}: Back asks over the running test, in the page and in a pop-up`, async ({ page, host }) => {
    for (const mode of ['inline', 'popup'])
      await test.step(mode, async () => {
        // an id for each mode: the other one's test isn't found
        await page.goto('about:blank'); // the state of the history is the other one's no more
        const element = tag(`mode="${mode}"`).replace('id="test"', `id="${mode}"`);
        await host(`<script>${script}</script><div id="app">${element}</div>`);
        if (mode === 'popup') await page.getByRole('button', { name: 'Take the IQ Test' }).click();
        await start(page);
        await mark(page);
        for (let round = 0; round < 2; round += 1) {
          await page.goBack();
          await expect(leaveQuestion(page), mode).toBeVisible();
          await page.getByRole('button', { name: 'Stay in the test' }).click();
        }
        await page.getByRole('radio').nth(2).check();
        expect(await countMarked(page), mode).toBe(1);
      });
  });

test('Back closes what the page has opened over its own entry, and is not taken for a way out', async ({
  page,
  host,
}) => {
  await host(
    `<script>addEventListener('popstate', ({ state }) => { document.title = state?.menu ? 'menu' : 'no menu'; });</script>${tag('')}`,
  );
  await start(page);
  await page.evaluate(() => history.pushState({ menu: true }, ''));
  await page.goBack();
  await expect(page).toHaveTitle('no menu');
  await expect(leaveQuestion(page)).toHaveCount(0);
  await page.goBack();
  await expect(leaveQuestion(page)).toBeVisible();
});

const lookOf = (page: Page) =>
  inline(page).evaluate((element) => ({
    ...(element as HTMLElement).dataset,
    paper: getComputedStyle(element.shadowRoot?.querySelector('[part="root"]') as Element).backgroundColor,
  }));

test('a morph of the page to its own HTML leaves the test, its look and its stage', async ({
  page,
  visit,
}) => {
  await visit('/turbo');
  await start(inline(page));
  await mark(page);
  const before = await lookOf(page);
  expect(before).toMatchObject({ theme: 'dark', brand: 'harbor', stage: 'testing' });
  await page.evaluate(async () => {
    const { Turbo } = window as never as { Turbo: { morphElements(from: Element, to: Element): void } };
    const text = await (await fetch(location.href)).text();
    Turbo.morphElements(document.body, new DOMParser().parseFromString(text, 'text/html').body);
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await lookOf(page)).toEqual(before);
  await inline(page).getByRole('button', { name: 'Next' }).click();
  await expect(inline(page).getByText('Question 2 of 20', { exact: true })).toBeVisible();
  expect(await countMarked(page)).toBe(2);
});
