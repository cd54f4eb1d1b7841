import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { test as adminTest, expect } from '../support/adminTest.ts';
import { answerKey } from '../support/answerKey.ts';
import { test as stripeTest } from '../support/stripeTest.ts';
import { visitorBy } from '../support/visitor.ts';

/** An operator's pages on a server that takes payments by a local Stripe. */
const test = mergeTests(adminTest, stripeTest);

/** A test that a visitor has finished and paid by Stripe, and shared. */
const paid = test.extend<{ visit: { id: string; token: string; checkoutId: string; sharedId: string } }>({
  visit: async ({ playwright, server, stripe }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const visitor = visitorBy(request);
    const credentials = await visitor.start();
    await visitor.answerAll(credentials, answerKey);
    await visitor.finish(credentials);
    const { url } = await visitor.openCheckout(credentials);
    const checkoutId = new URL(url).pathname.split('/').at(-1) ?? '';
    stripe.controls.pay(checkoutId);
    await stripe.controls.idle();
    await visitor.readResults(credentials);
    const { id: sharedId } = await visitor.share(credentials);
    await use({ id: credentials.id, token: credentials.token, checkoutId, sharedId });
    await request.dispose();
  },
});

/** Looks for a test by one of its numbers. */
async function find(page: Page, number: string): Promise<void> {
  await page.goto('/admin/sessions');
  await page.getByLabel('Find by number').fill(number);
  await page.getByRole('button', { name: 'Find' }).click();
}

paid(
  "a paid test is found, given back once with what is public, exported as the visitor's own document, and erased for good",
  async ({ page, visit, stripe }) => {
    const headers = { authorization: `Bearer ${visit.token}` };
    await test.step('filters stand in the address', async () => {
      await page.goto('/admin/sessions?state=paid&set=main');
      await expect(page.getByText(visit.id)).toBeVisible();
      await page.getByLabel('State').selectOption('disputed');
      await expect(page).toHaveURL(/state=disputed/);
      await expect(page.getByText('No test that is kept fits')).toBeVisible();
    });

    await find(page, visit.checkoutId);
    await expect(page.getByText(visit.id).first()).toBeVisible();
    await test.step('a double click gives back once', async () => {
      await page.getByRole('button', { name: 'Give back …' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('€1.00 will be given back')).toBeVisible();
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      await dialog.getByRole('button', { name: 'Give back: €1.00' }).dblclick();
      await expect(page.getByText('€1.00 given back.')).toBeVisible();
      await expect(page.getByText('Nothing of this test is public.')).toBeVisible();
      const refunds = stripe.controls.events().filter(({ type }) => type === 'refund.created');
      expect(refunds).toHaveLength(1);
      const results = await page.request.get(`/api/test-sessions/${visit.id}`, { headers });
      expect((await results.json()).paymentStatus).toBe('refunded');
      expect((await page.request.get(`/api/shared-results/${visit.sharedId}`)).status()).toBe(404);
    });

    await test.step("the export is the visitor's own", async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export data' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`test-${visit.id}.json`);
      const file = await download.path();
      const own = await page.request.get(`/api/test-sessions/${visit.id}/export`, { headers });
      const without = ({ exportedAt: _, ...document }: Record<string, unknown>) => document;
      expect(without(JSON.parse(await readFile(file, 'utf8')))).toEqual(without(await own.json()));
    });

    await test.step('erased, it is found as erased', async () => {
      await page.getByRole('button', { name: 'Erase …' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Type/).fill(visit.id.slice(-4));
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await expect(page.getByText('The test is erased.')).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/sessions$/);
      await find(page, visit.checkoutId);
      await expect(page.getByText(/The test of this payment is erased/)).toBeVisible();
    });
  },
);
