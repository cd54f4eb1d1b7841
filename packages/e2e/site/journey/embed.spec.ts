import { expect, test } from '../../support/test.ts';

test('on the own pages of the server, one script tag and one element need no partner, and speak as the browser does', async ({
  page,
  request,
  server,
}) => {
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // neither element nor address names a language: the browser is asked, not the page around
      body: `<!doctype html><html lang="es"><title>Host</title>
        <iq-test></iq-test><script src="/embed.js" async></script></html>`,
    }),
  );
  await page.goto('/host-page');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/host-page`);
  expect((await request.get('/embed/frame')).headers()['content-security-policy']).toContain(
    "frame-ancestors 'self'",
  );
});

test('the element speaks the language of its attribute, else of the address; one that is not ours is passed over', async ({
  page,
}) => {
  for (const [what, attribute, address, words] of [
    ['its attribute, before the address', ' lang="fr"', '/host-page?lang=de', 'Commencer le test de QI'],
    ['the address, before the browser', '', '/host-page?lang=de', 'Jetzt Ihren IQ-Test starten'],
    [
      'the browser, where the attribute is no language of ours',
      ' lang="tlh"',
      '/host-page',
      'Start Your IQ Test Now',
    ],
  ] as const)
    await test.step(what, async () => {
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
});
