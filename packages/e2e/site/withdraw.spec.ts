import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const entries = { name: 'Ada Example', contract: 'Q-2026-000123' };
type Entries = typeof entries & { email: string };

/** Address that no other test here has: each gets five acknowledgments a day. */
const ownEntries = (name: string): Entries => ({ ...entries, email: `${name}@example.org` });

/** Has an address get all acknowledgments of a day, so that the next one fails. */
async function useUp(page: Page, declaration: Entries): Promise<void> {
  for (let i = 0; i < 5; i += 1)
    expect((await page.request.post('/api/withdrawals', { data: declaration })).status()).toBe(202);
}

/** Declarations that the page has sent, with their ids. */
function sentBy(page: Page): (Entries & { id: string })[] {
  const sent: (Entries & { id: string })[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/withdrawals'))
      sent.push(request.postDataJSON());
  });
  return sent;
}

const field = (page: Page, name: keyof Entries) => page.locator(`#withdraw-${name}`);
const step = (page: Page, name: 'form' | 'check' | 'done') => page.locator(`[data-withdraw-step="${name}"]`);
const isReady = (page: Page) =>
  expect(page.locator('[data-island="withdraw"]')).toHaveAttribute('data-mounted');

async function fillIn(page: Page, values: Entries): Promise<void> {
  for (const name of ['name', 'contract', 'email'] as const) await field(page, name).fill(values[name]);
}

test('by the keyboard alone a visitor withdraws: a wrong entry is named at its field, going back keeps the entries, and the acknowledgment has the focus', async ({
  page,
}) => {
  const own = ownEntries('ada');
  const sent = sentBy(page);
  await page.goto('/iq-faq');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/withdraw');
  await isReady(page);

  await test.step('an empty field is named, and has the focus', async () => {
    await field(page, 'name').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(own.name);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await page.keyboard.type(own.contract);
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@');
    await page.keyboard.press('Enter');
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveAccessibleDescription(/such as name@example\.org/);
    await page.keyboard.type('example.org');
  });
  expect(
    await page
      .locator('[data-withdraw-form] input')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).autocomplete)),
  ).toEqual(['name', 'off', 'email']);

  await test.step('the second step shows the entries, and leads back to them', async () => {
    await page.keyboard.press('Enter');
    await expect(step(page, 'check').getByRole('heading', { name: 'Check your details' })).toBeFocused();
    for (const value of Object.values(own)) await expect(step(page, 'check')).toContainText(value);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirm withdrawal', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'form').getByRole('heading')).toBeFocused();
    for (const name of ['name', 'contract', 'email'] as const)
      await expect(field(page, name)).toHaveValue(own[name]);
    expect(sent).toEqual([]);
  });

  await test.step('the acknowledgment has the focus, the content, the time and what became of its email', async () => {
    await field(page, 'email').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const done = step(page, 'done');
    await expect(done.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
    const [{ id } = { id: '' }, ...others] = sent;
    expect([sent[0], others]).toEqual([{ ...own, id, locale: 'en' }, []]);
    for (const value of [...Object.values(own), id]) await expect(done).toContainText(value);
    const kept = await (await page.request.get(`/api/withdrawals/${id}`)).json();
    expect(kept).toMatchObject({ ...own, id });
    const received = new Date(kept.receivedAt);
    await expect(done.locator('time')).toHaveAttribute('datetime', received.toISOString());
    await expect(done.locator('time')).toContainText(String(received.getFullYear()));
    await expect(done.getByRole('status')).toContainText('We have sent a confirmation');
  });

  await test.step('Back leads to an empty form, and forward to the acknowledgment', async () => {
    await page.goBack();
    await expect(field(page, 'name')).toHaveValue('');
    await page.goForward();
    await expect(step(page, 'done')).toContainText(sent[0]?.id ?? 'an id');
  });
});

test('where the answer is lost the entries stay, and confirming again is the same declaration; an email that failed is said', async ({
  page,
}) => {
  const own = ownEntries('grace');
  await page.goto('/withdraw?contract=Q-2026-000123');
  await isReady(page);
  await expect(field(page, 'contract')).toHaveValue(own.contract);
  await useUp(page, own);
  await fillIn(page, own);
  await page.getByRole('button', { name: 'Continue' }).click();
  const sent = sentBy(page);
  const ids: string[] = [];
  await page.route('**/api/withdrawals', async (route) => {
    ids.push((await (await route.fetch()).json()).id); // the server has it
    await route.abort();
  });
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'whether your withdrawal arrived' })).toBeVisible();
  await expect(step(page, 'check')).toContainText(own.name);
  await page.unroute('**/api/withdrawals');
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible();
  await expect(page.getByText('whether your withdrawal arrived')).toBeHidden();
  expect(ids).toEqual([sent[0]?.id]);
  expect(sent[1]).toEqual(sent[0]);
  await expect(step(page, 'done')).toContainText(ids[0] ?? 'an id');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('axe finds nothing in any step of the withdrawal, and each fits 320 px, in every language', async ({
  page,
}) => {
  const own = ownEntries('linus');
  await useUp(page, own);
  for (const locale of localeCodes) {
    const look = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoAxeViolations(page);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${name} in ${locale}`).toBeLessThanOrEqual(320);
    };
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(pathIn(locale, '/withdraw'));
    await isReady(page);
    const press = (name: string) => page.locator(`[data-withdraw-${name}]`).click();
    await press('next');
    await look('a wrong entry');
    await fillIn(page, own);
    await press('next');
    await expect(step(page, 'check')).toBeVisible();
    await look('the check');
    await press('confirm');
    await expect(step(page, 'done')).toBeVisible();
    await look('the acknowledgment');
  }
});

test('without JavaScript the page names the ways to withdraw, and shows no form', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/withdraw`);
  await expect(page.locator('noscript p')).toContainText('The form on this page needs JavaScript');
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'By email or letter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'model statement' })).toHaveAttribute(
    'href',
    '/imprint#withdrawal',
  );
  await context.close();
});
