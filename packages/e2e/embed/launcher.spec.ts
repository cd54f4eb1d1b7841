// The page's own button or link that opens the dialog.
import type { Page } from '@playwright/test';
import { expect, onEachRuntime, startButton, tag, test } from './partnerTest.ts';

const launcher = (html: string) => tag('mode="popup"').replace('</iq-test>', `${html}</iq-test>`);

/** Launchers of a page by the ids of their elements, and the element of an id. */
const launchers = (htmlOf: Record<string, string>) =>
  Object.entries(htmlOf)
    .map(([id, html]) => launcher(html).replace('id="test"', `id="${id}"`))
    .join('');
const elementOf = (page: Page, id: string) => page.locator(`iq-test[id="${id}"]`);
const expectReady = (page: Page, id: string) =>
  expect
    .poll(() => elementOf(page, id).locator('[part=root]').getAttribute('data-waiting'), id)
    .toBe('false');

const links = {
  'a link': '<a slot="launcher" href="/404">Test yourself</a>',
  'a link with markup in it': '<a slot="launcher" href="/404" target="_self"><b>Test yourself</b></a>',
  'a link in a box': '<p slot="launcher">Or: <a href="/404">Test yourself</a></p>',
  'a link within the page': '<a slot="launcher" href="#top">Test yourself</a>',
};

onEachRuntime(() => {
  test('a link, whatever is in it, around it or behind it, opens the dialog, and the page stays', async ({
    page,
    host,
  }) => {
    await host(launchers(links));
    const address = page.url();
    for (const id of Object.keys(links))
      await test.step(id, async () => {
        const element = elementOf(page, id);
        await expectReady(page, id);
        await element.getByText('Test yourself').click();
        await expect(startButton(element), id).toBeVisible();
        expect(page.url(), id).toBe(address);
        await page.keyboard.press('Escape');
        await element.getByRole('link').press('Enter');
        await expect(startButton(element), id).toBeVisible();
        expect(page.url(), id).toBe(address);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
  });

  test('a dialog is open and closed at once, so that the next key reaches what is there then', async ({
    page,
    host,
  }) => {
    await host(launcher(links['a link']));
    await expect(page.locator('[part=dialog]')).toBeAttached();
    const openAfter = (act: 'open' | 'close') =>
      page
        .locator('iq-test')
        .evaluate(async (element: HTMLElement & Record<'open' | 'close', () => void>, act) => {
          element[act]();
          for (let turn = 0; turn < 20; turn++) await Promise.resolve(); // no frame, no timer
          return element.shadowRoot?.querySelector('dialog')?.open;
        }, act);
    for (const time of ['first', 'second']) {
      expect(await openAfter('open'), time).toBe(true);
      await expect(startButton(page), time).toBeVisible();
      expect(await openAfter('close'), time).toBe(false);
    }
  });
});

test("a button in a form of the page opens the dialog and doesn't submit the form", async ({
  page,
  host,
}) => {
  await host(`<form action="/404">${launcher('<button slot="launcher">Test yourself</button>')}</form>`);
  const address = page.url();
  await expect.poll(() => page.locator('[part=root]').getAttribute('data-waiting')).toBe('false');
  await page.getByRole('button', { name: 'Test yourself' }).click();
  await expect(startButton(page)).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a link clicked with Ctrl or Shift, and one that opens a window, work as usual, and no dialog opens here', async ({
  page,
  host,
}) => {
  const own = '<a slot="launcher" href="/404">Test yourself</a>';
  await host(launchers({ own, another: own.replace('href', 'target="_blank" href') }));
  // the last listener cancels the navigation, so that the test needn't wait for a new window
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'kept' : 'left';
      event.preventDefault();
    }),
  );
  for (const [name, id, modifiers] of [
    ['clicked with Ctrl', 'own', ['ControlOrMeta']],
    ['clicked with Shift', 'own', ['Shift']],
    ['that opens a window', 'another', []],
  ] as const)
    await test.step(`a link ${name}`, async () => {
      await expectReady(page, id);
      await page.evaluate(() => {
        document.title = 'not clicked';
      });
      await elementOf(page, id)
        .getByRole('link')
        .click({ modifiers: [...modifiers] });
      await expect(page, name).toHaveTitle('left');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
    });
});
