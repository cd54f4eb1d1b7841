import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { visitorBy } from '../../support/visitor.ts';
import { arriveAtPayment, expectSaved, startTest, stored } from './journey.ts';

test('S189: writing "paid" into the device shows no result', async ({ page }) => {
  await arriveAtPayment(page, [1]);
  await page.evaluate(() => localStorage.setItem('iq-test_payment_status', 'paid'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toHaveCount(0);
  const { id, token }: { id: string; token: string } = JSON.parse((await stored(page, 'session')) ?? '{}');
  const answer = await page.request.get(`/api/test-sessions/${id}/results`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(402);
  expect(await answer.json()).toMatchObject({ code: 'payment_required' });
});

const junk = ['{', 'null', '{"id":"x"}', '"paid"', '-1'];
const keys = ['last_session', 'saved_answers', 'saved_questions', 'saved_iq', 'payment_status'];

/** Writes into the device's items and loads the page again: it must stay whole and show no result. */
async function expectNoResultWith(page: Page, items: [key: string, value: string | undefined][]) {
  await page.evaluate((entries) => {
    for (const [name, text] of entries) localStorage.setItem(`iq-test_${name}`, text ?? '');
  }, items);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Start Your IQ Test Now|Next|Pay €1\.00/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toHaveCount(0);
}

test("editing what is stored by hand never shows a result and never crashes, and another visitor's session id opens nothing", async ({
  page,
}) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  page.on('dialog', (dialog) => dialog.accept());
  await startTest(page);
  await page.getByRole('radio').first().check();
  await expectSaved(page);
  // beside a running test, and in its own key; every piece of junk in every key: useFlow.browser.test.tsx
  await expectNoResultWith(
    page,
    keys.map((key, index) => [key, junk[index % junk.length]]),
  );
  await expectNoResultWith(page, [['session', '{"id":"1","token":"<script>","answers":{},"pending":[{}]}']]);
  expect(crashes).toEqual([]);

  await startTest(page);
  const { id: stolen } = await visitorBy(page.request).start();
  const mine = JSON.parse((await stored(page, 'session')) ?? '{}');
  await page.evaluate(
    (session) => localStorage.setItem('iq-test_session', session),
    JSON.stringify({ ...mine, id: stolen }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('That test is no longer there');
});
