// Where an element is hidden, no dialog of it blocks the page.
import type { Page } from '@playwright/test';
import { expect, onEachRuntime, settle, start, startButton, tag, test } from './partnerTest.ts';

const HERE =
  '<button id="page" type="button" onclick="this.dataset.pressed = Number(this.dataset.pressed ?? 0) + 1">The page</button>';
const call = (page: Page, method: string) => page.evaluate(`document.querySelector('#test').${method}()`);
/** The page takes a press, as a mouse would do it. */
async function expectUsable(page: Page): Promise<void> {
  const button = page.locator('#page');
  await button.click();
  await expect(button).toHaveAttribute('data-pressed', /\d/);
  await button.evaluate((target) => target.removeAttribute('data-pressed'));
}
/** Hides the part of the page with the element, or shows it. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.locator('#panel').evaluate((panel, hidden) => {
    panel.style.display = hidden ? 'none' : '';
  }, isHidden);

const panels: Record<string, [before: string, after: string]> = {
  'display: none': ['<div style="display:none">', '</div>'],
  'a closed <details>': ['<details><summary>More</summary>', '</details>'],
  'content-visibility: hidden': ['<div style="content-visibility:hidden">', '</div>'],
  'a closed dialog of the page': ['<dialog>', '</dialog>'],
  'a popover that is not shown': ['<div popover>', '</div>'],
};

for (const [name, [before, after]] of Object.entries(panels))
  for (const attributes of ['mode="popup"', 'mode="fullscreen" isolation="iframe"', 'mode="floating"'])
    test(`in ${name} nothing opens, and the console says why: ${attributes}`, async ({
      page,
      host,
      heard,
      said,
    }) => {
      await host(`${HERE}${before}${tag(attributes)}${after}`);
      for (const method of ['open', 'start']) {
        await page.waitForFunction(() => customElements.get('iq-test') !== undefined);
        await call(page, method);
        await expect
          .poll(async () => (await heard()).filter(({ detail }) => detail.code === 'not_shown').length)
          .toBe(method === 'open' ? 1 : 2);
        await expectUsable(page);
      }
      expect(said.filter((text) => text.includes('The dialog did not open'))).toHaveLength(2);
      expect((await heard()).filter(({ name: event }) => event === 'start')).toEqual([]);
    });

onEachRuntime(() => {
  test('hidden, the element shows no button, takes no room, and a button of the page opens its dialog', async ({
    page,
    host,
    said,
  }) => {
    await host(`<div style="display:grid;gap:50px" id="grid">${HERE}${tag('mode="popup" hidden')}</div>`);
    await page.waitForFunction(() => customElements.get('iq-test') !== undefined);
    const height = () => page.locator('#grid').evaluate((grid) => grid.getBoundingClientRect().height);
    const before = await height();
    await call(page, 'open');
    await start(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back to your test' })).toHaveCount(0);
    expect(await height()).toBe(before);
    await expectUsable(page);
    await call(page, 'start');
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    expect(said).toEqual([]);
  });

  test('hidden while it is open, the dialog leaves the page usable, and comes back with its question', async ({
    page,
    host,
  }) => {
    await host(`${HERE}<div id="panel">${tag('mode="popup"')}</div>`);
    await page.getByRole('button', { name: 'Take the IQ Test' }).click();
    await start(page);
    // the page is guarded against leaving once the question takes a press
    await page.getByRole('radio').first().check();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Leave the test?' })).toBeVisible();
    await setHidden(page, true);
    await expectUsable(page);
    await setHidden(page, false);
    await page.getByRole('button', { name: 'Stay in the test' }).click();
    await page.getByRole('radio').nth(1).check();
  });
});

test('a page that shows the element right after the call is early enough', async ({ page, host }) => {
  await host(`${HERE}<div id="panel" style="display:none">${tag('mode="popup" loading="eager"')}</div>`);
  await page.waitForFunction(() => customElements.get('iq-test') !== undefined);
  await page.evaluate(() => {
    (document.querySelector('#test') as HTMLElement & { open(): void }).open();
    requestAnimationFrame(() => document.querySelector('#panel')?.removeAttribute('style'));
  });
  await expect(startButton(page)).toBeVisible();
});

test('Back does not ask about a test in a hidden part of the page: it leaves', async ({
  page,
  host,
  visit,
}) => {
  await visit('/404');
  await host(`${HERE}<div id="panel">${tag('')}</div>`);
  await start(page);
  await setHidden(page, true);
  page.on('dialog', (dialog) => {
    throw new Error(`It asked: ${dialog.message()}`);
  });
  await page.goBack();
  await page.waitForURL('**/404');
});

test('moved while it is open, the dialog goes on over the page', async ({ page, host }) => {
  await host(`${HERE}<div id="panel">${tag('mode="popup"')}</div><div id="elsewhere"></div>`);
  await page.getByRole('button', { name: 'Take the IQ Test' }).click();
  await start(page);
  await page.evaluate(() => {
    document.querySelector('#elsewhere')?.append(document.querySelector('#test') as Element);
  });
  await page.getByRole('radio').nth(1).check();
  await expect
    .poll(() =>
      page.locator('iq-test').evaluate((test) => test.shadowRoot?.querySelector('dialog')?.matches(':modal')),
    )
    .toBe(true);
});

/** Styles of boxes that keep their layout while they are closed, as pages use them. */
const closedBoxes: Record<string, string> = {
  'a modal': 'position:fixed;inset:0;overflow:auto;opacity:0;visibility:hidden;pointer-events:none',
  'visibility alone': 'position:fixed;inset:0;overflow:auto;visibility:hidden',
  'opacity, and no clicks': 'position:fixed;inset:0;overflow:auto;opacity:0;pointer-events:none',
};
const OPEN = 'position:fixed;inset:0;overflow:auto';
const setStyle = (page: Page, css: string) =>
  page.locator('#panel').evaluate((panel, text) => {
    panel.style.cssText = text;
  }, css);

for (const [name, css] of Object.entries(closedBoxes)) {
  test(`in a closed box (${name}) the element is hidden and takes no clicks until the box opens`, async ({
    page,
    host,
    heard,
  }) => {
    await host(`${HERE}<div id="panel" style="${css}">${tag('')}</div>`);
    await expect.poll(async () => (await heard()).some(({ name: event }) => event === 'ready')).toBe(true);
    if (css.includes('visibility')) await expect(startButton(page)).toBeHidden();
    await expectUsable(page);
    await setStyle(page, OPEN);
    await start(page);
    await page.getByRole('radio').nth(1).check();
    await setStyle(page, css);
    await expectUsable(page);
  });

  for (const isolation of ['', 'isolation="iframe"'])
    test(`in a closed box (${name}) the clock starts only once the box opens: ${isolation}`, async ({
      page,
      host,
      heard,
      asked,
    }) => {
      await host(
        `${HERE}<div id="panel" style="${css}">${tag(`start="directly" loading="eager" ${isolation}`)}</div>`,
      );
      const started = async () => (await heard()).filter(({ name: event }) => event === 'start').length;
      await expect.poll(async () => (await heard()).some(({ name: event }) => event === 'ready')).toBe(true);
      // the page's own observer has reported by now
      await page.evaluate(
        () =>
          new Promise((told) =>
            new IntersectionObserver(told).observe(document.querySelector('#panel') as Element),
          ),
      );
      await settle(page);
      expect(asked.filter((address) => address === '/api/test-sessions')).toEqual([]);
      await setStyle(page, OPEN);
      await expect.poll(started).toBe(1);
      const place = isolation ? page.frameLocator('iq-test iframe') : page;
      await expect(place.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    });
}

test('from a closed box a button of the page opens the dialog, which shows, takes clicks and starts directly', async ({
  page,
  host,
}) => {
  await host(
    `${HERE}<div id="panel" style="${closedBoxes['a modal']}">${tag('mode="popup" start="directly" loading="eager"')}</div>`,
  );
  await page.waitForFunction(() => customElements.get('iq-test') !== undefined);
  await call(page, 'open');
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectUsable(page);
});

test('page rules that hide the element or disable its clicks are ignored', async ({ page, host }) => {
  await host(
    `<style>iq-test { visibility: hidden !important; pointer-events: none !important; opacity: 0 !important }</style>${tag('')}`,
  );
  await start(page);
  await page.getByRole('radio').nth(1).check();
});
