import type { Page, Route } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const id = `${Date.UTC(2026, 10, 29)}-abcdefghijklmnopqrstuvwx`;
const entries = { name: 'Ada Example', contract: 'Q-2026-000123', email: 'ada@example.org' };

/** Answers in the place of the server. `mail` are the states of the acknowledgment, one for each answer. */
async function answerWithdrawals(page: Page, mail: string[]): Promise<unknown[]> {
  const bodies: unknown[] = [];
  let body: object = entries;
  const states = [...mail];
  const answer = (route: Route) => {
    const [state = 'pending'] = states.length > 1 ? states.splice(0, 1) : states;
    return route.fulfill({
      status: 200,
      json: { ...body, id, receivedAt: Date.UTC(2026, 10, 29, 8, 30), mail: state },
    });
  };
  await page.route('**/api/withdrawals', (route) => {
    const { locale: _, ...sent } = route.request().postDataJSON();
    body = sent;
    bodies.push(route.request().postDataJSON());
    return answer(route);
  });
  await page.route(`**/api/withdrawals/${id}`, answer);
  return bodies;
}

const field = (page: Page, name: keyof typeof entries) => page.locator(`#withdraw-${name}`);
const step = (page: Page, name: 'form' | 'check' | 'done') => page.locator(`[data-withdraw-step="${name}"]`);
const isReady = (page: Page) =>
  expect(page.locator('[data-island="withdraw"]')).toHaveAttribute('data-mounted');

async function fillIn(page: Page): Promise<void> {
  for (const name of ['name', 'contract', 'email'] as const) await field(page, name).fill(entries[name]);
}

test('by the keyboard alone a visitor withdraws: a wrong entry is named at its field, going back keeps the entries, and the acknowledgment has the focus', async ({
  page,
}) => {
  const bodies = await answerWithdrawals(page, ['pending', 'pending', 'sent']);
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
    await page.keyboard.type(entries.name);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await page.keyboard.type(entries.contract);
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
    for (const value of Object.values(entries)) await expect(step(page, 'check')).toContainText(value);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Confirm withdrawal', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'form').getByRole('heading')).toBeFocused();
    for (const name of ['name', 'contract', 'email'] as const)
      await expect(field(page, name)).toHaveValue(entries[name]);
    expect(bodies).toEqual([]);
  });

  await test.step('the acknowledgment has the focus, the content, the time and what became of its email', async () => {
    await field(page, 'email').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const done = step(page, 'done');
    await expect(done.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
    expect(bodies).toEqual([{ ...entries, locale: 'en' }]);
    for (const value of [...Object.values(entries), id, '2026']) await expect(done).toContainText(value);
    await expect(done.locator('time')).toHaveAttribute('datetime', '2026-11-29T08:30:00.000Z');
    await expect(done.getByRole('status')).toContainText('We are sending a confirmation');
    await expect(done.getByRole('status')).toContainText('We have sent a confirmation');
  });

  await test.step('Back leads to an empty form, and forward to the acknowledgment', async () => {
    await page.goBack();
    await expect(field(page, 'name')).toHaveValue('');
    await page.goForward();
    await expect(step(page, 'done')).toContainText(id);
  });
});

test('where the connection is lost the entries stay, and confirming again sends them; an email that failed is said', async ({
  page,
}) => {
  await page.goto('/withdraw?contract=Q-2026-000123');
  await isReady(page);
  await expect(field(page, 'contract')).toHaveValue('Q-2026-000123');
  await fillIn(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.route('**/api/withdrawals', (route) => route.abort());
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'whether your withdrawal arrived' })).toBeVisible();
  await expect(step(page, 'check')).toContainText(entries.name);
  await page.unroute('**/api/withdrawals');
  await answerWithdrawals(page, ['failed']);
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible();
  await expect(page.getByText('whether your withdrawal arrived')).toBeHidden();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('axe finds nothing in any step of the withdrawal, and each fits 320 px, in every language', async ({
  page,
}) => {
  await answerWithdrawals(page, ['failed']);
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
    await fillIn(page);
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
