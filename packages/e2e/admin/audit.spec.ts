import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEntries } from '@quotient/reference/storedData';
import { expect, test } from '../support/adminTest.ts';

/** The files of the audit log, by the numbers of the entries. */
async function entryFiles(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'audit-log');
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\d{9}\.json$/.test(name))
    .sort((a, b) => path.basename(a).localeCompare(path.basename(b)))
    .map((name) => path.join(folder, name));
}

test('the policy names every field of the log; an entry that somebody changes on the disk is found out while the server runs', async ({
  page,
  server,
}) => {
  await page.goto('/admin/audit');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/All \d+ entries fit/)).toBeVisible();
  const [first = ''] = await entryFiles(server.dataDir);
  const text = await readFile(first, 'utf8');
  await test.step('the privacy policy names every field of an entry', () => {
    const fields = Object.keys(JSON.parse(text)).map((name) => `audit-log.${name}`);
    const named = serverEntries.flatMap((entry) => ('byOperators' in entry ? entry.byOperators : []));
    expect(fields.sort()).toEqual(named.filter((name) => name.startsWith('audit-log.')).sort());
  });
  await writeFile(first, text.replace(/"at":\d/, '"at":2'));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Entry 1 does not fit')).toBeVisible();
  await writeFile(first, text);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/All \d+ entries fit/)).toBeVisible();
  const noted = `1:${'x'.repeat(43)}`;
  await page.getByLabel('Noted entry').fill(noted);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Entry 1 is not the one that was noted')).toBeVisible();
});
