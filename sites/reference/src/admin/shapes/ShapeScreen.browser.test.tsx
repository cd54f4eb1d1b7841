import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeFiles } from '../inAdmin.fixture.tsx';
import { aServerForEachTest, callServer, openAdmin } from '../wholeAdmin.fixture.tsx';

aServerForEachTest();
const ELLIPSE = '<ellipse cx="50" cy="50" rx="40" ry="20" fill="none" stroke="currentColor"/>';
const LINE = '<line x1="10" y1="50" x2="90" y2="50" stroke="currentColor" stroke-width="6"/>';
/** A drawing from elsewhere: one part that draws, the others that must not arrive. */
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" onload="hostile = true">
  <script>hostile = true</script>
  <image href="/hostile-load" onerror="hostile = true"/>
  ${LINE}
</svg>`;
/** A name that nothing is drawn by. */
const TOKEN = 'test1x1';

const editor = page.getByRole('textbox', { name: 'SVG' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const savedAs = (version: number) =>
  expect.element(page.getByText(`Saved as version ${version}.`, { exact: false })).toBeVisible();
/** Requests a shape by its name, as visitors do. */
const shown = (token: string) => callServer('GET', `/api/svg-shapes?names=${token}`);
const previewed = (selector: string) =>
  expect
    .poll(() => page.getByRole('region', { name: 'Preview' }).element().querySelector(selector))
    .not.toBeNull();
const fileOf = (name: string, type: string, text: string) => new File([text], name, { type });

async function open(): Promise<void> {
  openAdmin(`/shapes/${TOKEN}`);
  await expect.element(editor).toBeVisible();
}
/** Replaces the text in the editor, and waits until the server has checked it. */
async function write(svg: string, selector: string): Promise<void> {
  await editor.fill(svg);
  await previewed(selector);
}
async function save(svg: string, selector: string, version: number): Promise<void> {
  await write(svg, selector);
  await button('Save').click();
  await savedAs(version);
}

test('shapes are found by parts of their names, and by the keyboard', async () => {
  openAdmin('/shapes');
  const link = page.getByRole('list', { name: 'All shapes' }).getByRole('link');
  await expect.poll(() => link.elements().length).toBeGreaterThan(200);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('top dot square');
  await expect.element(link.filter({ hasText: /^square\+dot-top-left/ }).first()).toBeVisible();
  await expect.poll(() => link.filter({ hasText: 'circle-filled' }).elements()).toEqual([]);
  link.first().element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(link.nth(1)).toHaveFocus();
  await search.fill('no such shape');
  await expect.element(page.getByText('No shape fits')).toBeVisible();
});

test('of a hostile file nothing runs or loads; what is left out is said, with the reason', async () => {
  await open();
  await userEvent.upload(
    page.getByLabelText('Open an SVG file'),
    fileOf('hostile.svg', 'image/svg+xml', HOSTILE),
  );
  await expect.element(page.getByText('3 things will be left out or changed')).toBeVisible();
  const lost = (what: string) => page.getByRole('listitem').filter({ hasText: what });
  await expect.element(lost('onload')).toHaveTextContent('It runs a script.');
  await expect.element(lost('<image>')).toHaveTextContent('line 3');
  await previewed('line');
  editor.element().focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await savedAs(1);
  expect(await shown(TOKEN)).toEqual([{ name: TOKEN, svg_content: LINE }]);
  expect('hostile' in window).toBe(false);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((name) => name.includes('hostile-load'))).toEqual([]);
  await editor.fill('<script>hostile = true</script>');
  await expect.element(page.getByText('This drawing cannot be saved')).toBeVisible();
  await expect.element(button('Save')).toBeDisabled();
});

test('two operators who change one shape see both, and lose nothing', async () => {
  await open();
  await callServer('PUT', `/api/admin/shapes/${TOKEN}`, { svg: ELLIPSE, basedOn: 0, comment: '' });
  await write(LINE, 'line');
  await userEvent.keyboard('{Home}'); // else what follows within half a second were one step to undo
  await button('Save').click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this shape' });
  await expect.element(conflict).toBeVisible();
  const side = (name: string) => conflict.getByRole('figure', { name }).element();
  await expect.poll(() => side('The saved one').querySelector('ellipse')).not.toBeNull();
  expect(side('Yours').querySelector('line')).not.toBeNull();
  await expect.element(editor).toHaveTextContent(LINE);
  expect(await shown(TOKEN)).toEqual([{ name: TOKEN, svg_content: ELLIPSE }]);

  await conflict.getByRole('button', { name: 'Take the saved one' }).click();
  await expect.element(editor).toHaveTextContent(ELLIPSE);
  editor.element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(editor).toHaveTextContent(LINE);
  await button('Save').click();
  await savedAs(2);
  expect(await shown(TOKEN)).toEqual([{ name: TOKEN, svg_content: LINE }]);
  await expect.element(page.getByText('Version 1', { exact: true })).toBeVisible();
});

test('a version is compared and restored, and an own shape is removed and comes back', async () => {
  await open();
  await page.getByLabelText('What you changed (optional)').fill('rounder');
  await save(ELLIPSE, 'ellipse', 1);
  await save(LINE, 'line', 2);
  const first = page.getByRole('listitem').filter({ hasText: 'rounder' });
  const newest = page.getByRole('listitem').filter({ hasText: 'Newest' });
  await expect.element(newest.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await first.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Version 1 beside the editor' });
  const side = (name: string) => compared.getByRole('figure', { name }).element();
  await expect.poll(() => side('Version 1').querySelector('ellipse')).not.toBeNull();
  await expect.poll(() => side('In the editor').querySelector('line')).not.toBeNull();
  await compared.getByRole('button', { name: 'Close' }).click();
  await first.getByRole('button', { name: 'Restore' }).click();
  await confirm('Restore').click();
  await expect.element(editor).toHaveTextContent(ELLIPSE);
  await expect.element(page.getByText('Version 1 restored')).toBeVisible();

  await button('Remove').click();
  await confirm('Remove').click();
  await expect.poll(() => shown(TOKEN)).toEqual([]);
  await first.getByRole('button', { name: 'Restore' }).click();
  await confirm('Restore').click();
  await expect.poll(() => shown(TOKEN)).toEqual([{ name: TOKEN, svg_content: ELLIPSE }]);
});

test('who leaves without saving is asked', async () => {
  await open();
  await write(LINE, 'line');
  await page.getByRole('link', { name: 'All shapes' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await confirm('Stay here').click();
  await expect.element(editor).toHaveTextContent(LINE);
  await page.getByRole('link', { name: 'All shapes' }).click();
  await confirm('Leave').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shapes' })).toBeVisible();
});

test('own shapes go into a file, and come from one after a look at what it changes', async () => {
  await callServer('PUT', `/api/admin/shapes/${TOKEN}`, { svg: ELLIPSE, basedOn: 0, comment: '' });
  openAdmin('/shapes?q=test1');
  const files = takeFiles();
  await button('Export').click();
  const file: { shapes: object[] } = JSON.parse((await files[0]?.content.text()) ?? '');
  expect(file.shapes).toContainEqual({ token: TOKEN, svg: ELLIPSE });

  const shapes = [
    { token: TOKEN, svg: ELLIPSE },
    { token: 'test1x2', svg: `<script/>${LINE}` },
    { token: 'test1x3', svg: '<script/>' },
  ];
  const upload = (text: string) =>
    userEvent.upload(page.getByLabelText('Choose a file'), fileOf('shapes.json', 'application/json', text));
  await button('Import').click();
  await upload('{}');
  await expect.element(page.getByText('This is no file of shapes', { exact: false })).toBeVisible();
  await upload(JSON.stringify({ ...file, shapes }));
  const dialog = page.getByRole('dialog', { name: 'Import shapes' });
  await expect.element(dialog.getByRole('row', { name: TOKEN })).toHaveTextContent('Same as now');
  await expect.element(dialog.getByRole('row', { name: 'test1x3' })).toHaveTextContent('Cannot be imported');
  expect(await shown('test1x2')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 1 shape' }).click();
  await expect.element(dialog.getByText('1 shape was imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await shown('test1x2')).toEqual([{ name: 'test1x2', svg_content: LINE }]);
  await page.getByLabelText('Show').selectOptions('Own');
  await expect.element(page.getByRole('link').filter({ hasText: 'test1x2' })).toBeVisible();
});

test('the editor speaks German', async () => {
  openAdmin('/shapes/triangle-dashed');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect.element(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect.element(page.getByText(/^\d+ Fragen? zeig\w+ sie:$/)).toBeVisible();
});
