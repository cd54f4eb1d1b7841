import { expectNoAxeViolations } from './support/axe.ts';
import { openCheckout, sharedResultId } from './support/paidSession.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 520, height: 740 } });

test('the demo checkout says that it is one, and fits its pop-up', async ({ page, request }) => {
  const { url } = await openCheckout(request);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'DEMO' })).toBeVisible();
  await expect(page.getByText('No money moves')).toBeVisible();
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

for (const [path, type] of [
  ['/payment-success', 'iq-test:payment-success'],
  ['/payment-canceled', 'iq-test:payment-canceled'],
] as const) {
  test(`${path === '/payment-success' ? 'S024: ' : ''}${path} in the pop-up tells its opener and closes`, async ({
    page,
  }) => {
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
      }, `${path}?checkout=demo_0123456789`),
    ]);
    expect(await received).toEqual({ data: { type, checkout: 'demo_0123456789' }, ownOrigin: true });
    await popup.waitForEvent('close');
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

test('a pop-up that lost its opener and may not close says what to do', async ({ page }) => {
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page.getByText('You can close this window; your results are in the other tab.')).toBeVisible();
  await page.waitForTimeout(1500); // it would have gone or closed by now
  await expect(page).toHaveURL(/payment-success/);
  await expect(page.getByRole('link', { name: 'Go to your results' })).toBeVisible();
});

test('a stored return address of another site is not followed', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(() => sessionStorage.setItem('iq-test_return_path', '//other.example/'));
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page).toHaveURL('/');
});

test('S015 S025: a shared link shows score, percentile and the disclaimer', async ({ page, request }) => {
  const id = await sharedResultId(request);
  const { iq_score, percentile } = await (await request.get(`/api/shared-results/${id}`)).json();
  await page.goto(`/r/${id}`);
  await expect(page.getByText('IQ score')).toBeVisible();
  await expect(page.getByText(String(iq_score), { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(String(percentile));
  await expect(page.getByText('for entertainment and education only').first()).toBeVisible();
  await page.getByRole('link', { name: 'Take the IQ Test yourself' }).click();
  await expect(page).toHaveURL('/');
});

test('a shared link that cannot be loaded offers another try', async ({ page, request, context }) => {
  const id = await sharedResultId(request);
  await page.goto('/imprint');
  await page.route('**/api/shared-results/*', (route) => route.abort(), { times: 1 });
  await page.goto(`/r/${id}`);
  await expect(page.getByRole('alert')).toContainText('Try again');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('IQ score')).toBeVisible();
  await context.close();
});
