import { freePort } from '@quotient/tools/freePort';
import { startRealServer } from '@quotient/tools/realServer';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const words = 'DEMO: no money moves on this site; payments are simulated.';
const pages = ['/', '/imprint', '/privacy-policy', '/payment-success', '/demo-checkout', '/nope'];

test('every page of a public site with the demo checkout says so, also without JavaScript', async ({
  page,
}) => {
  const port = await freePort();
  const server = await startRealServer({
    PORT: String(port),
    PUBLIC_URL: `http://iq.example:${port}`,
    DEMO_CHECKOUT: 'allow',
  });
  try {
    for (const path of pages) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await expect(page.getByText(words), path).toBeVisible();
    }
  } finally {
    await server.stop();
  }
});

test('on a machine of its own no page says so', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(words), path).toBeHidden();
  }
});
