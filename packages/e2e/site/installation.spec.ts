import { writeFile } from 'node:fs/promises';
import { byRetentionKind, retention, retentionKinds, retentionText } from '@quotient/contract/retention';
import { freePort } from '@quotient/tools/freePort';
import { startRealServer } from '@quotient/tools/realServer';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const words = 'DEMO: no money moves on this site; payments are simulated.';
const pages = ['/', '/imprint', '/privacy-policy', '/payment-success', '/demo-checkout', '/nope'];

test('every page of a public site with the demo checkout says so, and the privacy policy for how long this server keeps each kind of record, also without JavaScript', async ({
  page,
}) => {
  const port = await freePort();
  const server = await startRealServer({
    PORT: String(port),
    PUBLIC_URL: `http://iq.example:${port}`,
    DEMO_CHECKOUT: 'allow',
    UNPAID_SESSION_DAYS: '7',
    PAID_SESSION_DAYS: '0',
  });
  try {
    for (const path of pages) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await expect(page.getByText(words), path).toBeVisible();
    }
    await page.goto(`http://127.0.0.1:${port}/privacy-policy`);
    const days = { ...byRetentionKind((kind) => retention[kind].days), unpaidTests: 7, paidTests: 0 };
    for (const kind of retentionKinds)
      expect(new Set(await page.locator(`[data-days=${kind}]`).allTextContents()), kind).toEqual(
        new Set([retentionText(days[kind], 'en')]),
      );
    await expect(page.getByRole('article')).toContainText('a test that nobody paid for: 7 days;');
    await expect(page.getByRole('article')).toContainText('come back to its results: until erased.');
  } finally {
    await server.stop();
  }
});

test('on a machine of its own no page says so', async ({ page }) => {
  for (const path of pages)
    expect(await (await page.request.get(path)).text(), path).toMatch(/<html (?![^>]*data-demo)/);
  await page.goto('/');
  await expect(page.getByText(words)).toBeHidden();
});

test("the operator's table decides how long one may withdraw, in pages and in tests, and whether one may", async ({
  page,
}, info) => {
  const right = { law: 'A law', shown: true, immediatePerformance: 'no', informed: true };
  const servers = await Promise.all(
    [30, 0].map(async (days) => {
      const file = info.outputPath(`withdrawal-${days}.json`);
      await writeFile(file, JSON.stringify({ countries: {}, others: { ...right, days } }));
      return startRealServer({ WITHDRAWAL_FILE: file });
    }),
  );
  try {
    const [thirty, none] = servers.map(({ url }) => url);
    const link = page.getByRole('link', { name: 'Vertrag widerrufen' });
    const section = page.getByRole('region', { name: 'Widerrufsrecht' });
    const daysOfTest = async (url?: string) => {
      const started = await page.request.post(`${url}/api/test-sessions`, { data: {} });
      return (await started.json()).withdrawalDays;
    };
    await page.goto(`${thirty}/de/imprint`);
    await expect(section).toContainText('Dafür haben Sie 30 Tage Zeit.');
    await expect(link.last()).toBeVisible();
    expect(await daysOfTest(thirty)).toBe(30);
    await page.goto(`${none}/de/imprint`);
    await expect(section).toBeHidden();
    await expect(link).toHaveCount(0);
    expect(await daysOfTest(none)).toBeNull();
  } finally {
    for (const server of servers) await server.stop();
  }
});
