import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '@quotient/contract/brand';
import { consentEntries, deviceEntries, serverEntries } from '@quotient/reference/storedData';
import { startRealServer } from '@quotient/tools/realServer';
import { expect, test } from '../support/test.ts';
import { inDialog, settings } from './consentParts.ts';
import { answerFromStart, goToQuestion } from './journey/journey.ts';

/** Everything on the device now: the keys of both storages, and whatever else a page can keep. */
const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Every field of every record in a data folder, as `<folder of the records>.<field>`; other files by their name. */
async function inStore(dataDir: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.tmp')) continue; // one that is written just now
    const file = path.join(entry.parentPath, entry.name);
    const [folder = '', ...rest] = path.relative(dataDir, file).split(path.sep);
    if (rest.length === 0 || !entry.name.endsWith('.json')) found.add(folder);
    else
      for (const field of Object.keys(JSON.parse(await readFile(file, 'utf8'))))
        found.add(`${folder}.${field}`);
  }
  return found;
}

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

/** Files that hold nothing of a visitor: the lock, the version, the server's secret, the copies of the embed and of the site's files. */
const ownFiles = ['lock', 'store.json', 'secret.key', 'embed', 'site-archive'];

/** Records of those who run the installation, of its clock and questions, and sums: nothing in them is of a visitor. */
const isOfNoVisitor = (name: string) => /^(?:operators|clock|mail-counts|questions)\./.test(name);

const ORDINARY_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });

/** The visitor takes a copy of everything, which is all there; the number of the payment in it. */
const takeCopy = (page: Page, id: string): Promise<string> =>
  test.step('a copy of everything', async () => {
    const downloading = page.waitForEvent('download');
    await yourData(page).getByRole('button', { name: 'Download a copy' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`iq-test-${id}.json`);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
    const iq = Number(await page.locator('[data-iq]').textContent());
    expect(copy).toMatchObject({ format: 'iq-test-session', version: 1, id, results: { iq } });
    expect([copy.questions.length, copy.emails.length, copy.payments[0].state]).toEqual([20, 1, 'paid']);
    return copy.payments[0].id;
  });

/** The visitor has it erased, after a question that keeps it when it is closed. */
const eraseAll = (page: Page) =>
  test.step('everything is erased', async () => {
    const ask = yourData(page).getByRole('button', { name: 'Erase everything…' });
    await ask.click();
    const dialog = page.getByRole('dialog', { name: 'Erase this test?' });
    await expect(dialog).toContainText('Of your payment, its number, its amount and its date are kept');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await ask.click();
    await dialog.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Erased' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  });

const EMAIL = 'rights@example.org';

/** True for fields that this journey can't leave: a demo checkout knows no payer's address, two answers have no margin of error. */
const isOfOthers = (name: string) =>
  name.startsWith('order-addresses.') || name === 'shared-results.interval';

test('a whole journey leaves nothing on the device and on the server that the privacy policy does not name, and once it is erased nothing but what the books need', async ({
  page,
  context,
}) => {
  const server = await startRealServer();
  try {
    // The browser of these tests says that it is a program, and its visits are not counted.
    await page.request.get(server.url, { headers: { 'User-Agent': ORDINARY_BROWSER } });
    const local = new Set<string>();
    const session = new Set<string>();
    const look = async () => {
      const found = await onDevice(page);
      for (const key of found.local) local.add(key);
      for (const key of found.session) session.add(key);
      const { local: _, session: __, ...others } = found;
      expect(others).toEqual({ databases: [], caches: [], cookies: '', workers: 0 });
    };
    // the way back that a checkout in the same tab leaves is taken by the page after it
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        setItem.call(this, name, value);
        if (this === sessionStorage) setItem.call(localStorage, `seen in the tab: ${name}`, '');
      };
    });
    await context.addInitScript(() => {
      window.open = () => null; // pop-ups are blocked, so that the checkout takes this tab
    });
    await page.goto(server.url);
    await settings(page).click();
    await inDialog(page, 'Reject All').click();
    await look();
    await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mark for later' }).click();
    await page.getByRole('button', { name: 'Mark for later' }).click();
    await answerFromStart(page, [1, 2]);
    await look();
    await goToQuestion(page, 20);
    await page.getByRole('button', { name: 'Finish Test' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish now' }).click();
    await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await look();
    const payButton = page.getByRole('button', { name: /^Pay €/ });
    await payButton.click();
    await payButton.click();
    await expect(page.getByText('in this tab')).toBeVisible();
    await payButton.click();
    await page.waitForURL('**/demo-checkout?id=*');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
    await look();
    await page.getByRole('textbox', { name: /email/i }).fill(EMAIL);
    await page.getByRole('button', { name: 'Send results' }).click();
    await expect(page.getByText('Results sent!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Share Results' }).click();
    const link = await page.getByLabel('Your public link').inputValue();
    expect((await page.request.get(`${link}/picture.png`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Make a certificate' }).click();
    await expect(page.getByRole('link', { name: 'Open the sheet for printing' })).toBeVisible();
    await look();
    expect(await context.cookies()).toEqual([]);
    const id = await page.evaluate((key) => JSON.parse(localStorage[key]).id, `${brand.slug}_session`);

    // a declaration of withdrawal stays with the books, under another address than the test's
    const declaration = {
      name: 'Ann',
      contract: 'the test of today',
      email: 'ann@example.org',
      locale: 'en',
    };
    expect((await page.request.post(`${server.url}/api/withdrawals`, { data: declaration })).status()).toBe(
      202,
    );

    // what was counted at the beginning is stored after a while
    await expect.poll(async () => (await inStore(server.dataDir)).has('visits.visits')).toBe(true);
    // a test is marked until it is counted, once nothing has changed for minutes
    const uncounted = await inStore(server.dataDir);
    await server.shiftClock(6 * 60_000);
    await expect.poll(async () => (await inStore(server.dataDir)).has('test-rows.id')).toBe(true);

    for (const key of [...local]) {
      const inTab = key.replace('seen in the tab: ', '');
      if (inTab === key) continue;
      local.delete(key);
      session.add(inTab);
    }
    const named = (storage: 'local' | 'session') =>
      Object.entries(deviceEntries)
        .filter(([, entry]) => Boolean(entry.goesWithTab) === (storage === 'session'))
        .map(([key]) => `${brand.slug}_${key}`);
    expect([...local].sort()).toEqual([...named('local'), ...Object.keys(consentEntries)].sort());
    expect([...session].sort()).toEqual(named('session'));

    const before = await inStore(server.dataDir);
    const traces = [id, EMAIL];
    const written = await everythingIn(server.dataDir);
    for (const trace of traces) expect(written).toContain(trace);
    const payment = await takeCopy(page, id);
    await eraseAll(page);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(id);
    const left = await everythingIn(server.dataDir);
    for (const trace of traces) expect(left).not.toContain(trace);
    expect(left).toContain(payment);
    // what is kept of a test that is gone
    const fields = [...new Set([...uncounted, ...before, ...(await inStore(server.dataDir))])].filter(
      (name) => !ownFiles.includes(name) && !isOfNoVisitor(name),
    );
    const stored = serverEntries.flatMap<string>(({ fields }) => fields).filter((name) => !isOfOthers(name));
    expect(fields.sort()).toEqual(stored.sort());
  } finally {
    await server.stop();
  }
});
