import { clickAndClose } from '../site/journey/journey.ts';
import { settle } from '../support/settle.ts';
import { expect, openCheckout, payButton, resultsTitle, test } from './partnerTest.ts';

test('a message of another origin does not even make the page ask; the real one does', async ({
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
  const asksAfter = async (origin: string) => {
    // by itself it asks 2.5 s after each answer: what is counted is asked a moment after one
    const answer = await page.waitForResponse((response) => response.url().endsWith(status));
    await answer.finished();
    await settle(page); // while an answer is read, a message makes the page ask no second time
    const from = asked.length;
    await page.evaluate(
      ([data, sender]) => {
        const { opened } = (document as never as { openedByTest: { opened: Window } }).openedByTest;
        dispatchEvent(new MessageEvent('message', { data, origin: sender, source: opened }));
      },
      [{ type: 'iq-test:payment-success', nonce, checkout: 'x' }, origin] as const,
    );
    await settle(page);
    return asked.slice(from).filter((address) => address === status).length;
  };
  // another name of the same machine is another origin
  expect(await asksAfter(server.url.replace('localhost', '127.0.0.1'))).toBe(0);
  // nothing but the whole truth counts
  expect(await asksAfter(server.url)).toBe(1);
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
