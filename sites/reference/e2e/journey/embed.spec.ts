import { expect, test } from '../support/test.ts';
import { answerFromStart, clickAndClose, finishAnswered, payButton, specKey } from './journey.ts';

test('one script tag and one element are the whole journey on a page of its own', async ({
  page,
  server,
}) => {
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        <style>* { color: red !important; font-family: serif } button { all: unset }</style>
        <h1>A page of somebody else</h1>
        <iq-test></iq-test><script src="/embed.js" async></script></html>`,
    }),
  );
  await page.goto('/host-page');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await answerFromStart(page, specKey);
  await finishAnswered(page);
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await clickAndClose(popup, popup.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { name: 'Your IQ Test Results' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/host-page`);
});

test('where the app cannot be loaded, the fallback of the page shows', async ({ page }) => {
  await page.route('**/embed/app.js', (route) => route.abort());
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><iq-test loading="eager"><a href="/">Take the test</a></iq-test>
        <script src="/embed.js" async></script>`,
    }),
  );
  await page.goto('/host-page');
  await expect(page.getByRole('link', { name: 'Take the test' })).toBeVisible();
});

for (const [what, attribute, address, words] of [
  ['its attribute, before the address', ' lang="fr"', '/host-page?lang=de', 'Commencer le Test de QI'],
  ['the address, before the browser', '', '/host-page?lang=de', 'Jetzt Ihren IQ-Test starten'],
  ['the browser, where nothing else is said', '', '/host-page', 'Start Your IQ Test Now'],
  [
    'the browser, where the attribute is no language of ours',
    ' lang="tlh"',
    '/host-page',
    'Start Your IQ Test Now',
  ],
] as const) {
  test(`the element speaks the language of ${what}`, async ({ page }) => {
    await page.route('**/host-page*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="es"><title>Host</title><iq-test loading="eager"${attribute}></iq-test>
          <script src="/embed.js" async></script></html>`,
      }),
    );
    await page.goto(address);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
  });
}
