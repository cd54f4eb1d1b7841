import { clickAndClose } from '../site/journey/journey.ts';
import { expect, openCheckout, payButton, resultsTitle, settle, test } from './partnerTest.ts';

test('forged messages do not even make the page ask; the real one does', async ({
  page,
  visit,
  seed,
  asked,
  server,
}) => {
  const id = await seed();
  await visit('/inline');
  // the window's name is the page's secret: kept here to forge with
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, name, features) => {
      const opened = open(url, name, features);
      Object.assign(document, { openedByTest: { opened, name } });
      return opened;
    };
  });
  const popup = await openCheckout(page, page);
  const name: string = await page.evaluate('document.openedByTest.name');
  expect(name).toMatch(/^iq-test-checkout [\w-]{22,} http:\/\/127\.0\.0\.1:\d+$/);
  const nonce = name.split(' ')[1] ?? '';
  const status = `/api/test-sessions/${id}`;
  // by itself it asks 2.5 s after each answer: what is counted is asked within a second of one, and a moment of a message
  let answeredAt = 0;
  const asksAfter = async (send: () => Promise<unknown>) => {
    if (Date.now() - answeredAt > 1000) {
      await page.waitForResponse((response) => response.url().endsWith(status));
      answeredAt = Date.now();
    }
    const from = asked.length;
    await send();
    await settle(page);
    return asked.slice(from).filter((address) => address === status).length;
  };
  const message = { type: 'iq-test:payment-success', nonce, checkout: 'x' };
  const forge = (data: object, options: { origin?: string; source?: 'popup' | 'self' | 'null' }) =>
    page.evaluate(
      ([data, { origin, source }]) => {
        const { opened } = (document as never as { openedByTest: { opened: Window } }).openedByTest;
        dispatchEvent(
          new MessageEvent('message', {
            data,
            origin: origin ?? '',
            source: source === 'popup' ? opened : source === 'self' ? window : null,
          }),
        );
      },
      [data, options] as const,
    );
  const origin = server.url;
  for (const [data, options] of [
    [
      { ...message, nonce: 'A'.repeat(22) },
      { origin, source: 'popup' },
    ],
    [
      { ...message, nonce: undefined },
      { origin, source: 'popup' },
    ],
    [message, { origin: 'https://evil.example', source: 'popup' }],
    [message, { origin: origin.replace('localhost', '127.0.0.1'), source: 'popup' }],
    [message, { origin: `${origin}.evil.example`, source: 'popup' }],
    [message, { origin, source: 'self' }],
    [message, { origin, source: 'null' }],
    [
      { ...message, type: 'payment-success' },
      { origin, source: 'popup' },
    ],
  ] as const)
    expect(await asksAfter(() => forge(data, options)), JSON.stringify([data, options])).toBe(0);
  // nothing but the whole truth counts
  expect(await asksAfter(() => forge(message, { origin, source: 'popup' }))).toBe(1);
  await expect(payButton(page).or(page.getByText(/Checking/))).toBeVisible();
  await clickAndClose(popup, popup.getByRole('button', { name: /cancel/i }));
  await expect(page.getByText('You canceled the checkout. Nothing was charged.')).toBeVisible();
});

test('a page that is cut off from its windows ends in the results by asking', async ({
  page,
  visit,
  seed,
}) => {
  await seed();
  await visit('/coop');
  const opening = page.waitForEvent('popup');
  await payButton(page).click();
  const popup = await opening;
  await popup.waitForURL('**/demo-checkout?id=*');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await popup.getByRole('button', { name: /^Pay/ }).click();
  await expect(resultsTitle(page)).toBeVisible();
});

test('blocked twice, the checkout opens in this tab and comes back to the partner', async ({
  page,
  visit,
  heard,
  seed,
  partner,
}) => {
  await seed({ origin: partner.sameSiteUrl });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit(`${partner.sameSiteUrl}/inline`);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pop-up blocked' })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('The checkout opens in this tab.')).toBeVisible();
  await payButton(page).click();
  await page.waitForURL('**/demo-checkout?id=*');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(`${partner.sameSiteUrl}/inline`);
  await expect(resultsTitle(page)).toBeVisible();
  expect((await heard()).map(({ name }) => name)).toContain('results');
});
