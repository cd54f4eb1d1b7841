// The page's own button or link that opens the dialog.
import { expect, onEachRuntime, startButton, tag, test } from './partnerTest.ts';

const launcher = (html: string) => tag('mode="popup"').replace('</iq-test>', `${html}</iq-test>`);

onEachRuntime(() => {
  for (const [name, html] of [
    ['a link', '<a slot="launcher" href="/404">Test yourself</a>'],
    ['a link with markup in it', '<a slot="launcher" href="/404" target="_self"><b>Test yourself</b></a>'],
    ['a link in a box', '<p slot="launcher">Or: <a href="/404">Test yourself</a></p>'],
    ['a link within the page', '<a slot="launcher" href="#top">Test yourself</a>'],
  ] as const)
    test(`${name} opens the dialog, and the page stays`, async ({ page, host }) => {
      await host(launcher(html));
      const address = page.url();
      await expect.poll(() => page.locator('[part=root]').getAttribute('data-waiting')).toBe('false');
      await page.getByText('Test yourself').click();
      await expect(startButton(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await page.getByRole('link').press('Enter');
      await expect(startButton(page)).toBeVisible();
      expect(page.url()).toBe(address);
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

for (const [name, target, modifiers] of [
  ['clicked with Ctrl', '', ['ControlOrMeta']],
  ['clicked with Shift', '', ['Shift']],
  ['that opens a window', 'target="_blank"', []],
] as const)
  test(`a link ${name} works as usual, and no dialog opens here`, async ({ page, host }) => {
    await host(launcher(`<a slot="launcher" href="/404" ${target}>Test yourself</a>`));
    await expect.poll(() => page.locator('[part=root]').getAttribute('data-waiting')).toBe('false');
    // the last listener cancels the navigation, so that the test needn't wait for a new window
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'kept' : 'left';
        event.preventDefault();
      }),
    );
    await page.getByRole('link').click({ modifiers: [...modifiers] });
    await expect(page).toHaveTitle('left');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
