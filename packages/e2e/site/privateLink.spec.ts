import type { APIRequestContext } from '@playwright/test';
import { PRIVATE_LINK_PATH } from '@quotient/contract/privateLink';
import { hold } from '../support/holdRequests.ts';
import { decoded, newestMail } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';
import { arriveAtResults, expectResults } from './journey/journey.ts';

/** A private link to a paid test. The device's own token opens as much as a link's token. */
async function linkToResults(request: APIRequestContext) {
  const { token } = await visitorBy(request).reach('paid');
  return `${PRIVATE_LINK_PATH}#${token}`;
}

test('the skip link leads to the results of a private link, which stays in the address', async ({ page }) => {
  const link = await linkToResults(page.request);
  const skip = async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(link);
  };
  await test.step("before the page's code has loaded", async () => {
    const release = await hold(page, '**/assets/myResults*.js');
    await page.goto(link);
    await skip();
    release();
    await expectResults(page);
  });
  await test.step('afterwards, and after a reload', async () => {
    await page.reload();
    await expectResults(page);
    await skip();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expectResults(page);
    await page.reload();
    await expectResults(page);
  });
  await test.step("an address with an anchor opens this tab's test", async () => {
    await page.goto('/');
    await page.goto(`${PRIVATE_LINK_PATH}#content`);
    await expectResults(page);
  });
});

test('back from the first page, a private link opens its results again, and nothing once they are deleted', async ({
  page,
}) => {
  await page.goto(await linkToResults(page.request));
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await page.route('/', (route) => route.fulfill({ status: 204 })); // the page stays as it was left
  const leaveBy = async (press: () => Promise<void>) => {
    const leaving = page.waitForRequest('/');
    await press();
    await leaving;
  };
  // Playwright's browser has no back/forward cache
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  const retake = page.getByRole('button', { name: /^Take Test Again/ });
  await leaveBy(async () => {
    await retake.click();
    await confirm('Take the test again');
  });
  await expect(retake).toHaveAttribute('data-busy');
  await comeBack();
  await expectResults(page);
  await expect(retake).not.toHaveAttribute('data-busy');

  await leaveBy(async () => {
    await page.getByRole('button', { name: 'Erase everything…' }).click();
    await confirm('Erase everything');
  });
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  await comeBack();
  await expect(page.getByRole('heading', { name: "This link doesn't open any results" })).toBeVisible();
});

test('the link of an email opens the results in another browser, until all links are ended', async ({
  page,
  browser,
  server,
}) => {
  await arriveAtResults(page);
  await page.getByLabel('Email address').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Send results' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Results sent!' }).first()).toBeVisible();
  const mail = decoded(await newestMail(server.dataDir));
  const [link = ''] = new RegExp(`${server.url}${PRIVATE_LINK_PATH}#[\\w.-]+`).exec(mail) ?? [];
  const iq = String(await page.locator('[data-iq]').textContent());
  expect(link).not.toContain(`#${iq}`);

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await elsewhere.goto(link);
  await expectResults(elsewhere);
  await expect(elsewhere.locator('[data-iq]')).toHaveText(iq);
  expect(await elsewhere.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

  await page.getByRole('button', { name: 'End all private links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all private links' }).click();
  await expect(page.getByText('All private links are ended.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: "This link doesn't open any results" })).toBeVisible();
  await elsewhere.context().close();
  await page.reload(); // this device has the test itself
  await expectResults(page);
});
