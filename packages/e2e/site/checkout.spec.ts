import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';

test.use({ viewport: { width: 520, height: 740 } });

/** An open checkout of a finished test. */
async function openCheckout(request: APIRequestContext) {
  const visitor = visitorBy(request);
  return visitor.openCheckout(await visitor.reach('payment'));
}

test('the demo checkout says that it is one, and fits its pop-up', async ({ page, request }) => {
  const { url } = await openCheckout(request);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'DEMO' })).toBeVisible();
  await expect(page.getByText('No money moves, and no card is asked for.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay €1.00' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Cancel and go back' })).toBeInViewport();
  await expectNoAxeViolations(page);
});

test('a declined demo payment can be tried again', async ({ page, request }) => {
  const { url } = await openCheckout(request);
  await page.goto(url);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await page.route('**/payment-success*', (route) => route.fulfill({ body: 'arrived' }));
  await page.getByRole('button', { name: 'Pay €1.00' }).click();
  await expect(page).toHaveURL(/\/payment-success\?checkout=/);
});

test('a demo payment that does not arrive can be sent again', async ({ page, request }) => {
  const { url } = await openCheckout(request);
  await page.goto(url);
  await page.route('**/decision', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Pay €1.00' }).click();
  await expect(page.getByRole('alert')).toContainText('That did not arrive');
  await page.route('**/payment-success*', (route) => route.fulfill({ body: 'arrived' }));
  await page.getByRole('button', { name: 'Pay €1.00' }).click();
  await expect(page).toHaveURL(/\/payment-success\?checkout=/);
});

test('a canceled demo checkout leads to the page that says so', async ({ page, request }) => {
  const { url } = await openCheckout(request);
  await page.goto(url);
  await page.route('**/payment-canceled*', (route) => route.fulfill({ body: 'arrived' }));
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/payment-canceled\?checkout=/);
});

test('a demo checkout that does not exist says what to do', async ({ page }) => {
  await page.goto('/demo-checkout?id=unknown000');
  await expect(page.getByRole('alert')).toContainText('This checkout does not exist');
});

/** A checkout that the visitor has decided, and the way back that the provider would take. */
async function decidedCheckout(request: APIRequestContext, action?: 'pay' | 'cancel') {
  const { id } = await openCheckout(request);
  if (action) await visitorBy(request).decide(id, action);
  return id;
}

for (const [path, action, type] of [
  ['/payment-success', 'pay', 'iq-test:payment-success'],
  ['/payment-canceled', 'cancel', 'iq-test:payment-canceled'],
] as const) {
  test(`${path === '/payment-success' ? 'S024: ' : ''}${path} in the pop-up tells its opener and closes`, async ({
    page,
    request,
  }) => {
    const checkout = await decidedCheckout(request, action);
    await page.goto('/imprint');
    const received = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data, origin }) =>
            resolve({ data, ownOrigin: origin === location.origin }),
          );
        }),
    );
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => {
        window.open(address, 'iq-test-checkout', 'popup,width=520,height=740');
      }, `${path}?checkout=${checkout}`),
    ]);
    expect(await received).toEqual({ data: { type, checkout }, ownOrigin: true });
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
}

test('back from a checkout in the same tab, the visitor is where the payment was started', async ({
  page,
}) => {
  await page.goto('/imprint');
  await page.evaluate(() => sessionStorage.setItem('iq-test_return_path', '/privacy-policy?from=checkout'));
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page).toHaveURL('/privacy-policy?from=checkout');
});

for (const [path, action, title] of [
  ['/payment-success', 'pay', 'Payment received.'],
  ['/payment-success', undefined, 'Your payment is being confirmed.'],
  ['/payment-success', 'cancel', 'Not paid.'],
  ['/payment-canceled', 'cancel', 'Payment canceled.'],
  ['/payment-canceled', undefined, 'Payment canceled.'],
  ['/payment-canceled', 'pay', 'Payment received.'],
] as const)
  test(`${path} of a checkout ${action ? `that ended in "${action}"` : 'that is open'} says "${title}"`, async ({
    page,
    request,
  }) => {
    const checkout = await decidedCheckout(request, action);
    await page.goto(`${path}?checkout=${checkout}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    if (action !== 'pay') await expect(page.locator('main')).not.toContainText('received');
    await expectNoAxeViolations(page);
  });

for (const path of ['/payment-success', '/payment-success?checkout=demo_0123456789', '/payment-canceled'])
  test(`${path}, opened by itself, says that there is no payment and stays`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment here.');
    await expect(page.getByRole('link', { name: 'Go to the test' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/received|charged/);
  });

test('without JavaScript the page of a payment claims nothing and leads back', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checking your payment…');
  await expect(page.locator('main')).not.toContainText('received');
  await expect(page.getByRole('link', { name: 'Go back to your test' })).toBeVisible();
  await context.close();
});

test('where the server cannot be reached, the page of a payment says so and asks again by a button', async ({
  page,
  request,
}) => {
  const checkout = await decidedCheckout(request, 'pay');
  await page.route('**/api/checkouts/*', (route) => route.abort(), { times: 3 });
  await page.goto(`/payment-success?checkout=${checkout}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Your payment could not be checked.');
  const release = await hold(page, '**/api/checkouts/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title).toHaveText('Checking your payment…');
  release();
  await expect(title).toHaveText('Payment received.');
});

test('a stored return address of another site is not followed', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(() => sessionStorage.setItem('iq-test_return_path', '//other.example/'));
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page).toHaveURL('/');
});

test('S015 S025: a shared link shows score, percentile and the disclaimer', async ({ page, request }) => {
  const visitor = visitorBy(request);
  const { id } = await visitor.share(await visitor.reach('paid'));
  const { iq_score, percentile } = await (await request.get(`/api/shared-results/${id}`)).json();
  await page.goto(`/r/${id}`);
  await expect(page).toHaveTitle(/\$1\.00/);
  await expect(page.getByText('Estimated IQ score')).toBeVisible();
  await expect(page.getByText(String(iq_score), { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(String(percentile));
  await expect(page.getByText('for entertainment and education only').first()).toBeVisible();
  await page.getByRole('link', { name: 'Take the IQ Test yourself' }).click();
  await expect(page).toHaveURL('/');
});

test('a shared link reads the same without JavaScript, and its picture is one', async ({
  browser,
  request,
  server,
}) => {
  const visitor = visitorBy(request);
  const { id } = await visitor.share(await visitor.reach('paid'));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto(`/r/${id}`);
  await expect(page.getByText('Estimated IQ score')).toBeVisible();
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await context.close();
});
