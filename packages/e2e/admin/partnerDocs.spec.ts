import { test as base, expect } from '../support/adminTest.ts';
import { shareServer } from '../support/test.ts';

const test = base.extend({
  server: async ({ share }, use) =>
    use(await shareServer(share, 'server with documentation for operators', { PARTNER_DOCS: 'admin' })),
});

test('documentation that is for operators alone opens for one who is signed in, and after the sign-in', async ({
  page,
  admin,
}) => {
  const answer = await page.goto('/partners/events');
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const heading = page.getByRole('heading', { level: 1, name: 'Events and methods of the test' });
  await expect(heading).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/partners/events');
  await page.getByLabel('Email').fill(admin.person.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(heading).toBeVisible();
});

test('a partner’s page in the admin area leads to the documentation, and says who can open it', async ({
  page,
}) => {
  const partner = { key: 'docs', name: 'Docs', origins: ['https://docs.example'] };
  await page.evaluate(async (body) => {
    await fetch('/api/admin/partners', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }, partner);
  await page.goto('/admin/partners/docs');
  await expect(page.getByText('Only signed-in operators can open it.')).toBeVisible();
  await page.getByRole('link', { name: /\/partners$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Embed the test on your site' })).toBeVisible();
});
