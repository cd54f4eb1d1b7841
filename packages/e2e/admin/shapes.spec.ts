import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startTest } from '../site/journey/journey.ts';
import { expect, signIn, test } from '../support/adminTest.ts';
import { expectNoAxeViolations } from '../support/axe.ts';

const ELLIPSE = '<ellipse cx="50" cy="50" rx="40" ry="20" fill="none" stroke="currentColor"/>';
const LINE = '<line x1="10" y1="50" x2="90" y2="50" stroke="currentColor" stroke-width="6"/>';
/** As an operator would have it from elsewhere: one part that draws, the others that must not arrive. */
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" onload="hostile = true">
  <script>hostile = true</script>
  <image href="/hostile-load" onerror="hostile = true"/>
  ${LINE}
</svg>`;

/** Names that no other test has touched, and none draws by its words. */
let count = 0;
const newToken = (): string => {
  count += 1;
  return `test${Date.now()}${test.info().workerIndex}x${count}`;
};
const editor = (page: Page) => page.getByRole('textbox', { name: 'SVG' });
const open = async (page: Page, token: string) => {
  await page.goto(`/admin/shapes/${encodeURIComponent(token)}`);
  await expect(editor(page)).toBeVisible();
};
/** Emptied by the keys first: Playwright selects and writes in one go, faster than an editor hears of the selection. */
const write = async (page: Page, svg: string) => {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await editor(page).fill(svg);
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const saved = (page: Page, version: number) =>
  expect(page.getByText(`Saved as version ${version}.`, { exact: false })).toBeVisible();
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const shown = async (page: Page, token: string): Promise<unknown> => {
  const answer = await page.request.get(`/api/svg-shapes?names=${encodeURIComponent(token)}`);
  return answer.json();
};

test('S028: all shapes are listed, and found by parts of their names and by the keyboard', async ({
  page,
}) => {
  await page.goto('/admin/shapes');
  const list = page.getByRole('list', { name: 'All shapes' });
  await expect(list.getByRole('link', { name: /^square\b/ }).first()).toBeVisible();
  await expect.poll(() => list.getByRole('link').count()).toBeGreaterThan(300);
  await page.getByRole('searchbox', { name: 'Search' }).fill('top dot square');
  await expect(
    list
      .getByRole('link')
      .filter({ hasText: /^square\+dot-top-left/ })
      .first(),
  ).toBeVisible();
  await expect(list.getByRole('link').filter({ hasText: 'circle-filled' })).toHaveCount(0);
  await list.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('link').nth(1)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such shape');
  await expect(page.getByText('No shape fits')).toBeVisible();
});

test('S127: what is saved is what a visitor sees with the next page, without a restart', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  await startTest(visitor);
  const figure = visitor.locator('svg[data-token]').first();
  const token = (await figure.getAttribute('data-token')) ?? '';
  await expect(figure.locator('ellipse')).toHaveCount(0);

  await open(page, token);
  const before = await editor(page).textContent();
  await write(page, ELLIPSE);
  await expect(preview(page).locator('ellipse').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change a shape that is in use?' });
  await expect(dialog.getByText(/test.* under way/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await saved(page, 1);

  visitor.on('dialog', (asked) => asked.accept());
  await visitor.reload();
  await expect(figure.locator('ellipse')).toBeVisible();

  await page.getByRole('button', { name: 'Reset to the drawing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to the drawing' }).click();
  await expect(editor(page)).toHaveText(before ?? '');
  await visitor.reload();
  await expect(figure).toBeVisible();
  await expect(figure.locator('ellipse')).toHaveCount(0);
});

test('of a hostile file nothing runs or loads; what is left out is said, with the reason', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const token = newToken();
  await open(page, token);
  await page
    .getByLabel('Open an SVG file')
    .setInputFiles({ name: 'hostile.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) });
  await expect(page.getByText('3 things will be left out or changed')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'onload' })).toContainText('It runs a script.');
  await expect(page.getByRole('listitem').filter({ hasText: '<image>' })).toContainText('line 3');
  await expect(preview(page).locator('line').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await editor(page).press('Control+s');
  await saved(page, 1);
  expect(await shown(page, token)).toEqual([{ name: token, svg_content: LINE }]);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('hostile'))).toEqual([]);
  await write(page, '<script>hostile = true</script>');
  await expect(page.getByText('This drawing cannot be saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

// Every test fails where the policy of the site is broken: here a browser would, if it wrote over the text itself.
test('what is selected is written over, all of it and a part', async ({ page }) => {
  await open(page, newToken());
  await write(page, ELLIPSE);
  await write(page, LINE);
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.type('<rect width="30" height="40"/>');
  await expect(editor(page)).toHaveText('<rect width="30" height="40"/>');
  await editor(page).press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  for (const _ of 'rect') await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('path');
  await expect(editor(page)).toHaveText('<path width="30" height="40"/>');
});

test('two operators who change one shape see both, and lose nothing', async ({
  page,
  browser,
  admin,
  baseURL,
}) => {
  const token = newToken();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, await admin.newPerson('Grace'));
  await Promise.all([open(page, token), open(other, token)]);
  await write(other, ELLIPSE);
  await save(other);
  await saved(other, 1);

  await write(page, LINE);
  await expect(preview(page).locator('line').first()).toBeAttached();
  await save(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this shape' });
  await expect(conflict.getByRole('figure', { name: 'The saved one' }).locator('ellipse')).toBeVisible();
  await expect(conflict.getByRole('figure', { name: 'Yours' }).locator('line')).toBeAttached();
  await expect(editor(page)).toHaveText(LINE);
  expect(await shown(page, token)).toEqual([{ name: token, svg_content: ELLIPSE }]);
  await expectNoAxeViolations(page);

  await conflict.getByRole('button', { name: 'Take the saved one' }).click();
  await expect(editor(page)).toHaveText(ELLIPSE);
  await editor(page).press('Control+z');
  await expect(editor(page)).toHaveText(LINE);
  await save(page);
  await saved(page, 2);
  expect(await shown(page, token)).toEqual([{ name: token, svg_content: LINE }]);
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
  await context.close();
});

test('a version is compared and restored, and an own shape is removed and comes back', async ({ page }) => {
  const token = newToken();
  await open(page, token);
  await write(page, ELLIPSE);
  await page.getByLabel('What you changed (optional)').fill('rounder');
  await save(page);
  await saved(page, 1);
  await write(page, LINE);
  // else what is saved may be the moment in which the editor was empty
  await expect(preview(page).locator('line').first()).toBeAttached();
  await save(page);
  await saved(page, 2);
  const first = page.getByRole('listitem').filter({ hasText: 'rounder' });
  await first.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Version 1 beside the editor' });
  await expect(compared.getByRole('figure', { name: 'Version 1' }).locator('ellipse')).toBeVisible();
  await expect(compared.getByRole('figure', { name: 'In the editor' }).locator('line')).toBeAttached();
  await compared.getByRole('button', { name: 'Close' }).click();
  await first.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(editor(page)).toHaveText(ELLIPSE);
  await expect(page.getByText('Version 1 restored')).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => shown(page, token)).toEqual([]);
  await first.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => shown(page, token)).toEqual([{ name: token, svg_content: ELLIPSE }]);
});

test('who leaves without saving is asked', async ({ page }) => {
  await open(page, newToken());
  await write(page, LINE);
  await page.getByRole('link', { name: 'All shapes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(editor(page)).toHaveText(LINE);
  await page.getByRole('link', { name: 'All shapes' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shapes' })).toBeVisible();
});

test('own shapes go into a file, and come from one after a look at what it changes', async ({ page }) => {
  const [kept, added] = [newToken(), newToken()];
  await open(page, kept);
  await write(page, ELLIPSE);
  await save(page);
  await saved(page, 1);

  await page.goto('/admin/shapes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.shapes).toContainEqual({ token: kept, svg: ELLIPSE });

  const shapes = [
    { token: kept, svg: ELLIPSE },
    { token: added, svg: `<script/>${LINE}` },
    { token: `${added}-2`, svg: '<script/>' },
  ];
  const upload = (text: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'shapes.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import' }).click();
  await upload('{}');
  await expect(page.getByText('This is no file of shapes', { exact: false })).toBeVisible();
  await upload(JSON.stringify({ ...file, shapes }));
  const dialog = page.getByRole('dialog', { name: 'Import shapes' });
  await expect(dialog.getByRole('row', { name: kept })).toContainText('Same as now');
  await expect(dialog.getByRole('row', { name: `${added}-2` })).toContainText('Cannot be imported');
  expect(await shown(page, added)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 1 shape' }).click();
  await expect(dialog.getByText('1 shape was imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await shown(page, added)).toEqual([{ name: added, svg_content: LINE }]);
  await page.getByLabel('Show').selectOption('Own');
  await expect(page.getByRole('link').filter({ hasText: added })).toBeVisible();
});

test('the editor works on a phone and in German, without an accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'square+dot-top');
  await expect(preview(page).locator('svg').first()).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByText('1 Frage zeigt sie:')).toBeVisible();
  await page.goto('/admin/shapes');
  await expect(page.getByRole('list', { name: 'Alle Figuren' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
