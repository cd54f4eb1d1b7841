import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { arriveAtResults, stored } from './journey/journey.ts';

/** A file's text; nothing where it is gone: what the server writes just now is renamed. */
const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Names and texts of all files in a folder, one string. */
async function everythingIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map(async ({ parentPath, name }) => `${name}\n${await textOf(path.join(parentPath, name))}`);
  return (await Promise.all(texts)).join('\n');
}

test('a visitor takes a copy of everything and has it erased: nothing is left, here and on the server', async ({
  page,
  server,
}) => {
  await arriveAtResults(page, [1]);
  const { id }: { id: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
  const iq = Number(await page.locator('[data-iq]').textContent());
  await page.getByRole('textbox', { name: /email/i }).fill('rights@example.org');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect(page.getByText('Results sent!').first()).toBeVisible();

  const data = page.getByRole('region', { name: 'Your data' });
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download a copy' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`iq-test-${id}.json`);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({ format: 'iq-test-session', version: 1, id, results: { iq } });
  expect([copy.questions.length, copy.emails.length, copy.payments[0].state]).toEqual([20, 1, 'paid']);

  const before = await everythingIn(server.dataDir);
  for (const trace of [id, 'rights@example.org']) expect(before).toContain(trace);
  const ask = data.getByRole('button', { name: 'Erase everything…' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Erase this test?' });
  await expect(dialog).toContainText('Of your payment, its number, its amount and its date are kept');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await ask.click();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Erased' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  const local = await page.evaluate(() => JSON.stringify(localStorage));
  expect(local).not.toContain(id);
  const after = await everythingIn(server.dataDir);
  for (const trace of [id, 'rights@example.org']) expect(after).not.toContain(trace);
  expect(after).toContain(copy.payments[0].id);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
});
