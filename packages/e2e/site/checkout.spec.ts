import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';

test.use({ viewport: { width: 520, height: 740 } });

test('the demo checkout says that it is one, fits its pop-up, and a payment that is declined or does not arrive can be tried again', async ({
  page,
  request,
}) => {
  const visitor = visitorBy(request);
  await page.goto('/demo-checkout?id=unknown000');
  await expect(page.getByRole('alert')).toContainText('This checkout does not exist');

  await page.goto((await visitor.openCheckout(await visitor.reach('payment'))).url);
  await expect(page.getByRole('heading', { name: 'DEMO' })).toBeVisible();
  await expect(page.getByText('No money moves, and no card is asked for.')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay €1.00' });
  await expect(pay).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Cancel and go back' })).toBeInViewport();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await page.route('**/decision', (route) => route.abort(), { times: 1 });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('That did not arrive');
  await page.route('**/payment-success*', (route) => route.fulfill({ body: 'arrived' }));
  await pay.click();
  await expect(page).toHaveURL(/\/payment-success\?checkout=/);
});

test('back from a checkout in the same tab, the visitor is where the payment was started, and on no other site', async ({
  page,
}) => {
  const back = async (stored: string) => {
    await page.goto('/imprint');
    await page.evaluate((path) => sessionStorage.setItem('iq-test_return_path', path), stored);
    await page.goto('/payment-success?checkout=demo_0123456789');
  };
  await back('/privacy-policy?from=checkout');
  await expect(page).toHaveURL('/privacy-policy?from=checkout');
  await back('//other.example/');
  await expect(page).toHaveURL('/');
});

test('the pages that a checkout returns to say what became of it, and without one that there is no payment', async ({
  page,
  request,
}) => {
  const visitor = visitorBy(request);
  const title = page.getByRole('heading', { level: 1 });
  const judged = new Set<string>();
  for (const [action, titles] of [
    ['pay', { success: 'Payment received.', canceled: 'Payment received.' }],
    [undefined, { success: 'Your payment is being confirmed.', canceled: 'Payment canceled.' }],
    ['cancel', { success: 'Not paid.', canceled: 'Payment canceled.' }],
  ] as const) {
    const { id } = await visitor.openCheckout(await visitor.reach('payment'));
    if (action) await visitor.decide(id, action);
    for (const [end, words] of Object.entries(titles))
      await test.step(`${end}, of a checkout ${action ? `that ended in "${action}"` : 'that is open'}`, async () => {
        await page.goto(`/payment-${end}?checkout=${id}`);
        await expect(title).toHaveText(words);
        await expect(page).toHaveTitle(words);
        if (action !== 'pay') await expect(page.locator('main')).not.toContainText('received');
        if (!judged.has(words)) await expectNoAxeViolations(page);
        judged.add(words);
      });
  }
  for (const path of ['/payment-success', '/payment-success?checkout=demo_0123456789', '/payment-canceled'])
    await test.step(`${path}, opened by itself`, async () => {
      await page.goto(path);
      await expect(title).toHaveText('There is no payment here.');
      await expect(page.getByRole('link', { name: 'Go to the test' })).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/received|charged/);
    });
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

test('without JavaScript the page of a payment claims nothing and leads back, and a shared link reads the same and has its picture', async ({
  browser,
  request,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/payment-success?checkout=demo_0123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checking your payment…');
  await expect(page.locator('main')).not.toContainText('received');
  await expect(page.getByRole('link', { name: 'Go back to your test' })).toBeVisible();

  const visitor = visitorBy(request);
  const { id } = await visitor.share(await visitor.reach('paid'));
  await page.goto(`/r/${id}`);
  await expect(page.getByText('Estimated IQ score')).toBeVisible();
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await context.close();
});
