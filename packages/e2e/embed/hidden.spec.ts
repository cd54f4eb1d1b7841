// Where an element is hidden, no dialog of it blocks the page.
import type { Page } from '@playwright/test';
import { settle } from '../support/settle.ts';
import { expect, type Heard, onEachRuntime, start, startButton, tag, test } from './partnerTest.ts';

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
type Callable = HTMLElement & { open(): void; start(): void };
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

/** The script tag, and the elements of a page by their ids, each between the tags of its panel. */
const pageOf = (elements: Record<string, { before: string; attributes: string; after?: string }>) => {
  const inPanels = Object.entries(elements).map(
    ([id, { before, attributes, after = '</div>' }]) =>
      `${before}<iq-test id="${id}" partner="demo" ${attributes}></iq-test>${after}`,
  );
  return `${HERE}<script src="{{quiz}}/embed.js" async></script>${inPanels.join('')}`;
};

test('in a hidden part of the page no dialog opens in any mode, and the console says why', async ({
  page,
  host,
  heard,
  said,
}) => {
  const modes = {
    popup: 'mode="popup"',
    frame: 'mode="fullscreen" isolation="iframe"',
    floating: 'mode="floating"',
  };
  const elements = Object.fromEntries(
    Object.entries(panels).flatMap(([panel, [before, after]]) =>
      Object.entries(modes).map(([mode, attributes]) => [
        `${mode} in ${panel}`,
        { before, attributes, after },
      ]),
    ),
  );
  await host(pageOf(elements));
  await page.waitForFunction(() => customElements.get('iq-test') !== undefined);
  const ids = Object.keys(elements).sort();
  for (const method of ['open', 'start'] as const) {
    const before = (await heard()).length;
    await page.locator('iq-test').evaluateAll((tests: Callable[], name) => {
      for (const each of tests) each[name]();
    }, method);
    await expect
      .poll(async () => {
        const refused = (await heard()).slice(before).filter(({ detail }) => detail.code === 'not_shown');
        return refused.map(({ target }) => target).sort();
      }, method)
      .toEqual(ids);
    expect(
      await page
        .locator('iq-test')
        .evaluateAll((tests) =>
          tests.filter((each) => each.shadowRoot?.querySelector('dialog:modal')).map(({ id }) => id),
        ),
      method,
    ).toEqual([]);
    await expectUsable(page);
  }
  expect(said.filter((text) => text.includes('The dialog did not open'))).toHaveLength(2 * ids.length);
  expect((await heard()).filter(({ name }) => name === 'start')).toEqual([]);
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
const boxOf = (page: Page, id: string) => page.locator(`[data-box="${id}"]`);
const setStyle = (page: Page, id: string, css: string) =>
  boxOf(page, id).evaluate((box: HTMLElement, text) => {
    box.style.cssText = text;
  }, css);
/** A closed box of each style with an element, whose id is the name of the style. */
const inClosedBoxes = (attributes: string) =>
  pageOf(
    Object.fromEntries(
      Object.entries(closedBoxes).map(([id, css]) => [
        id,
        { before: `<div data-box="${id}" style="${css}">`, attributes },
      ]),
    ),
  );
const idsOf = (events: Heard[], event: string) =>
  events.filter(({ name }) => name === event).map(({ target }) => target);

test('in a closed box the element is hidden and takes no clicks until the box opens', async ({
  page,
  host,
  heard,
}) => {
  await host(inClosedBoxes(''));
  const ids = Object.keys(closedBoxes);
  await expect.poll(async () => idsOf(await heard(), 'ready').sort()).toEqual([...ids].sort());
  await expectUsable(page);
  for (const [id, css] of Object.entries(closedBoxes))
    await test.step(`${id}`, async () => {
      const box = boxOf(page, id);
      if (css.includes('visibility')) await expect(startButton(box)).toBeHidden();
      await setStyle(page, id, OPEN);
      await start(box);
      await box.getByRole('radio').nth(1).check();
      await setStyle(page, id, css);
      await expectUsable(page);
    });
});

for (const isolation of ['shadow', 'iframe'])
  test(`in a closed box the clock starts only once the box opens: isolation="${isolation}"`, async ({
    page,
    host,
    heard,
    asked,
  }) => {
    await host(inClosedBoxes(`start="directly" loading="eager" isolation="${isolation}"`));
    const ids = Object.keys(closedBoxes);
    await expect.poll(async () => idsOf(await heard(), 'ready').sort()).toEqual([...ids].sort());
    // the page's own observer has reported by now
    await page
      .locator('[data-box]')
      .evaluateAll((boxes) =>
        Promise.all(boxes.map((box) => new Promise((told) => new IntersectionObserver(told).observe(box)))),
      );
    await settle(page);
    expect(asked.filter((address) => address === '/api/test-sessions')).toEqual([]);
    for (const [index, id] of ids.entries())
      await test.step(id, async () => {
        await setStyle(page, id, OPEN);
        await expect.poll(async () => idsOf(await heard(), 'start')).toEqual(ids.slice(0, index + 1));
        const box = boxOf(page, id);
        const place = isolation === 'iframe' ? box.frameLocator('iframe') : box;
        await expect(place.getByText('Question 1 of 20', { exact: true })).toBeVisible();
        await setStyle(page, id, closedBoxes[id] ?? '');
      });
  });

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
