// The whole sale, from the questions to try until the money is back, in languages of both directions.
import type { Locator, Page } from '@playwright/test';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
// Not by the package's door: behind it are style sheets, which only a bundler can read.
import { createI18n } from '../../iq-test/src/i18n/createI18n.ts';
import { formatPrice } from '../../iq-test/src/i18n/format.ts';
import { loadMessages } from '../../iq-test/src/i18n/loadI18n.ts';
import { decoded, newestMail } from '../support/outbox.ts';
import { test } from '../support/stripeTest.ts';
import { expect } from '../support/test.ts';
import { clickAndClose, stored } from './journey/journey.ts';

test.describe.configure({ mode: 'default' });

async function wordsOf(code: LocaleCode) {
  const i18n = createI18n({ locale: code, messages: await loadMessages(code) });
  const name = nameInText(localizeBrand(brand, code));
  return (key: string, values: Record<string, string | number> = {}): string =>
    i18n.t(key, { name, ...values });
}

interface Held {
  id: string;
  token: string;
}
const held = async (page: Page): Promise<Held> => JSON.parse((await stored(page, 'session')) ?? '{}');

/** Stored texts of the questions of a test. */
async function questionsOf(page: Page, { id, token }: Held): Promise<string[]> {
  const answer = await page.request.get(`/api/test-sessions/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { questions } = (await answer.json()) as { questions: { question: string; options: string[] }[] };
  return questions.map(({ question, options }) => JSON.stringify([question, options]));
}

/** Labels that the law asks for (Directive 2011/83/EU, Article 11a). */
const labels = {
  en: { withdraw: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  de: { withdraw: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  ar: { withdraw: 'العدول عن العقد هنا', confirm: 'تأكيد العدول' },
};
/** Address that the local Stripe reports of its payer. */
const payer = 'jenny.rosen@example.com';

for (const code of ['en', 'de', 'ar'] as const)
  test(`in ${code}: a question to try, a fair sale, a result that opens elsewhere, a retake with other questions, and a withdrawal that gives the money back`, async ({
    page,
    browser,
    server,
  }) => {
    const t = await wordsOf(code);
    const home = code === 'en' ? '/' : `/${code}`;
    const button = (key: string, values?: Record<string, string | number>, place: Page | Locator = page) =>
      place.getByRole('button', { name: t(key, values), exact: true });
    const finish = async () => {
      await button('runner.markerUnanswered', { number: 20 }).click();
      await button('runner.finish').click();
      await button('runner.finishConfirm').click();
      await expect(page.getByRole('heading', { name: t('payment.title') })).toBeVisible();
    };

    await test.step('a question to try is answered at once, and nothing is stored', async () => {
      await page.goto(home);
      const practice = page.getByRole('region', { name: t('landing.practice.title') });
      await practice.getByRole('radio').nth(1).check();
      await expect(practice).toContainText(t('landing.practice.right'));
      expect(await stored(page, 'session')).toBeNull();
    });

    await test.step('a test with one answer is named before it is sold, and goes on', async () => {
      await button('landing.startHero').first().click();
      await expect(page.getByRole('heading', { name: t('runner.title'), exact: true })).toBeVisible();
      await page.getByRole('radio').first().check();
      await finish();
      await expect(page.getByText(t('payment.tooFew', { answered: 1, total: 20 }))).toBeVisible();
      await button('payment.goBack').click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    });

    const first = await held(page);
    const shown = await questionsOf(page, first);
    await test.step('what is paid for is named: the price, the order, one payment, and that no money moves', async () => {
      await finish();
      const card = page.getByRole('region', { name: t('payment.price') });
      for (const key of ['order', 'once', 'demo']) await expect(card).toContainText(t(`payment.${key}`));
      const opening = page.waitForEvent('popup');
      await button('payment.pay', { price: formatPrice(brand.chargedPrice, code) }).click();
      const popup = await opening;
      await popup.waitForURL('**/c/pay/cs_test_*');
      await clickAndClose(popup, popup.getByRole('button', { name: 'Pay by card' }));
    });

    const title = page.getByRole('heading', { name: t('results.title') });
    const order = page.getByText(/^Q-\d{4}-/);
    await expect(title).toBeVisible();
    const number = String(await order.textContent());
    await test.step('the receipt comes by email, with its number', () =>
      expect.poll(async () => decoded(await newestMail(server.dataDir))).toContain(number));

    const elsewhere = await (await browser.newContext({ locale: code })).newPage();
    await test.step('the result opens in another browser by its link', async () => {
      await button('payment.linkMake').click();
      await elsewhere.goto(await page.getByLabel(t('payment.linkLabel')).inputValue());
      await expect(elsewhere.getByRole('heading', { name: t('results.title') })).toBeVisible();
    });

    await test.step('the full report prints every question with its solution', async () => {
      await page.addInitScript(() => {
        window.print = () => {};
      });
      await button('results.report.action').click();
      await expect(page.locator('details[open]')).toHaveCount(20);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(4);
      await button('results.report.back').click();
    });

    await test.step('a retake asks first, and then other questions', async () => {
      await button('results.retake', { price: formatPrice(brand.advertisedPrice, code) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('results.retakeOther', { questions: 20 }));
      await button('results.retakeConfirm', {}, dialog).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      const second = await held(page);
      expect(second.id).not.toBe(first.id);
      const others = await questionsOf(page, second);
      expect(others.filter((each) => shown.includes(each))).toEqual([]);
    });

    await test.step('the contract is withdrawn from without signing in, by two steps', async () => {
      await elsewhere.goto(`${server.url}${pathIn(code, '/imprint')}`);
      await elsewhere
        .getByRole('contentinfo')
        .getByRole('link', { name: labels[code].withdraw, exact: true })
        .click();
      await expect(elsewhere.locator('[data-island="withdraw"]')).toHaveAttribute('data-mounted');
      await elsewhere.locator('#withdraw-name').fill('Jenny Rosen');
      await elsewhere.locator('#withdraw-contract').fill(number.toLowerCase().replaceAll('-', ' '));
      await elsewhere.locator('#withdraw-email').fill(payer);
      await elsewhere.locator('[data-withdraw-form] button').click();
      await elsewhere.getByRole('button', { name: labels[code].confirm, exact: true }).click();
      const done = elsewhere.locator('[data-withdraw-step="done"]');
      await expect(done.locator('time')).toBeVisible();
      await expect(done).toContainText('Jenny Rosen');
      await expect.poll(async () => decoded(await newestMail(server.dataDir))).toContain('Jenny Rosen');
    });

    await test.step('the money goes back, and the results close', async () => {
      const ask = (path: string) =>
        page.request.get(`/api/test-sessions/${first.id}${path}`, {
          headers: { authorization: `Bearer ${first.token}` },
        });
      await expect.poll(async () => (await (await ask('')).json()).paymentStatus).toBe('refunded');
      expect((await ask('/results')).status()).toBe(402);
    });
    await elsewhere.context().close();
  });
