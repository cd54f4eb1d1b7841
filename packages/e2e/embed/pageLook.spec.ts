// What an element takes from the look of a foreign page: its ground, its scheme, its accent and its letters.
import type { Page } from '@playwright/test';
import { contrastOf } from '../support/contrast.ts';
import { expect, onEachRuntime, start, startButton, tag, test } from './partnerTest.ts';

const launcher = (page: Page) => page.locator('#launcher').getByRole('button');
/** The color that is painted at a point of the screen, beside the button of the launcher. */
async function besideLauncher(page: Page): Promise<string> {
  await launcher(page).scrollIntoViewIfNeeded();
  const box = await launcher(page).boundingBox();
  if (!box) throw new Error('There is no launcher.');
  const clip = { x: box.x + box.width + 24, y: box.y + box.height / 2, width: 1, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return `rgb(${[...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
  }, picture);
}
const groundOf = (page: Page) =>
  page.locator('#launcher').evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });

onEachRuntime(() => {
  for (const [name, device, theme] of [
    ['always-dark', 'light', 'dark'],
    ['always-light', 'dark', 'light'],
  ] as const)
    test(`${name} on a ${device} device: the test is ${theme}, and its button is readable on the page's background`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await visit(`/${name}`);
      await expect(launcher(page)).toBeVisible();
      await expect(page.locator('#launcher')).toHaveAttribute('data-theme', theme);
      expect(await besideLauncher(page)).toBe(await groundOf(page));
      await expect.poll(() => contrastOf(launcher(page))).toBeGreaterThanOrEqual(4.5);
      await launcher(page).hover();
      await expect.poll(() => contrastOf(launcher(page))).toBeGreaterThanOrEqual(4.5);

      await launcher(page).click();
      const dialog = page.getByRole('dialog');
      await expect(startButton(page).first()).toBeVisible();
      await expect(dialog).toHaveCSS('color-scheme', theme);
      await page.keyboard.press('Escape');

      await page.locator('#test').scrollIntoViewIfNeeded();
      await expect(page.locator('#test')).toHaveAttribute('data-theme', theme);
      const here = page.locator('#test');
      await expect.poll(() => contrastOf(here.getByRole('button').first())).toBeGreaterThanOrEqual(4.5);
      await start(here);
      if (name === 'always-light') return; // its own variable stays as it is, also as text
      const flag = here.getByRole('button', { name: 'Mark for later' });
      await flag.click();
      await expect.poll(() => contrastOf(flag)).toBeGreaterThanOrEqual(4.5);
    });
});

test('a page that only sets the accent keeps it; its headings are those of the test', async ({
  page,
  visit,
}) => {
  await visit('/always-light');
  await page.locator('#test').scrollIntoViewIfNeeded();
  const button = startButton(page);
  await expect(button.last()).toHaveCSS('background-color', 'rgb(29, 185, 84)');
  await expect(page.locator('#test').getByRole('heading').first()).toHaveCSS('font-family', 'Georgia, serif');
});

for (const isolation of ['shadow', 'iframe'] as const)
  test(`isolation="${isolation}": a switch of the page is followed, and one accent makes the colors`, async ({
    page,
    host,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await host(
      `<style>html.night { color-scheme: dark; background: #111 }</style>${tag(`isolation="${isolation}" accent="#ffcc00" loading="eager"`)}`,
    );
    const inside = isolation === 'iframe' ? page.locator('iq-test iframe').contentFrame() : page;
    const button = startButton(inside);
    await expect(button).toBeVisible();
    const inner = inside.locator('iq-test');
    await expect(inner).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => contrastOf(button)).toBeGreaterThanOrEqual(4.5);
    await expect(button).not.toHaveCSS('background-color', 'rgb(255, 204, 0)');
    await page.evaluate(() => document.documentElement.classList.add('night'));
    await expect(inner).toHaveAttribute('data-theme', 'dark');
    await expect(button).toHaveCSS('background-color', 'rgb(255, 204, 0)');
    await expect.poll(() => contrastOf(button)).toBeGreaterThanOrEqual(4.5);
    await page.evaluate(() => document.documentElement.classList.remove('night'));
    await expect(inner).toHaveAttribute('data-theme', 'light');
  });

test('isolation="iframe": an accent that the page’s style sheet names, and its letters, reach the frame', async ({
  page,
  host,
}) => {
  await host(
    `<style>h1 { font-family: Georgia, serif } iq-test { --iq-color-accent: #0b6b6b }</style><h1>Host</h1>${tag('isolation="iframe" font="page" loading="eager"')}`,
  );
  const inside = page.locator('iq-test iframe').contentFrame();
  await expect(startButton(inside)).toHaveCSS('background-color', 'rgb(11, 107, 107)');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'Georgia, serif');
});
