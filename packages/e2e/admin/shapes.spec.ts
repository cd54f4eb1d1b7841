import type { Page } from '@playwright/test';
import { startTest } from '../site/journey/journey.ts';
import { expect, test } from '../support/adminTest.ts';

const ELLIPSE = '<ellipse cx="50" cy="50" rx="40" ry="20" fill="none" stroke="currentColor"/>';
const LINE = '<line x1="10" y1="50" x2="90" y2="50" stroke="currentColor" stroke-width="6"/>';
const editor = (page: Page) => page.getByRole('textbox', { name: 'SVG' });
/** Emptied by the keys first: Playwright selects and writes in one go, faster than an editor hears of the selection. */
const write = async (page: Page, svg: string) => {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await editor(page).fill(svg);
};
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('S127: what is saved of a shape is what a visitor sees with the next page, without a restart', async ({
  page,
  context,
  admin,
}) => {
  const visitor = await context.newPage();
  await startTest(visitor);
  const figure = visitor.locator('svg[data-token]').first();
  const token = (await figure.getAttribute('data-token')) ?? '';
  await expect(figure.locator('ellipse')).toHaveCount(0);

  await page.goto(`/admin/shapes/${encodeURIComponent(token)}`);
  await expect(editor(page)).toBeVisible();

  // Every test fails where the policy of the site is broken: here a browser would, if it wrote over the text itself.
  await test.step('what is selected is written over, all of it and a part', async () => {
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

  await test.step('it is saved after a question, and shown to the visitor', async () => {
    await write(page, ELLIPSE);
    await expect(preview(page).locator('ellipse').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change a shape that is in use?' });
    await expect(dialog.getByText(/test.* under way/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved as version 1.', { exact: false })).toBeVisible();
    visitor.on('dialog', (asked) => asked.accept());
    await visitor.reload();
    await expect(figure.locator('ellipse')).toBeVisible();
  });

  // the server is shared, and other tests look at its shapes
  const restored = await page.request.post(`/api/admin/shapes/${encodeURIComponent(token)}/restore`, {
    data: { number: 0, basedOn: 1, comment: '' },
    headers: { Authorization: `Bearer ${await admin.token()}` },
  });
  expect(restored.ok()).toBe(true);
});
