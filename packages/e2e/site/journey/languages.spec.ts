import type { Page } from '@playwright/test';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
// Not by the package's door: behind it are style sheets, which only a bundler can read.
import { createI18n } from '../../../iq-test/src/i18n/createI18n.ts';
import { formatPrice } from '../../../iq-test/src/i18n/format.ts';
import { loadMessages } from '../../../iq-test/src/i18n/loadI18n.ts';
import { answerKey } from '../../support/answerKey.ts';
import { decoded, newestMail } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';
import { clickAndClose } from './journey.ts';

async function wordsOf(code: LocaleCode, locale: string) {
  const i18n = createI18n({ locale, messages: await loadMessages(code) });
  const name = nameInText(localizeBrand(brand, locale));
  return {
    t: (key: string, values: Record<string, string | number> = {}): string =>
      i18n.t(key, { name, ...values }),
  };
}

/** No English word of the test is left in what is seen. */
async function expectNoEnglish(page: Page) {
  const english = ['Question', 'Answer', 'Your', 'Test Completed', 'Results', 'Previous', 'Next', 'Score'];
  const island = page.locator('[data-island="iq-test"]');
  for (const word of english) await expect(island).not.toContainText(new RegExp(`\\b${word}\\b`));
}

/** No sentence has the name as it stands in a title, where the language writes it otherwise. */
async function expectNameInText(page: Page, locale: string) {
  const { name, nameInText: inText } = localizeBrand(brand, locale);
  if (name === inText) return;
  const island = page.locator('[data-island="iq-test"]');
  await expect(island).toContainText(inText ?? name);
  await expect(island).not.toContainText(new RegExp(`\\p{L} ${name}`, 'u'));
}

/** Terms that a buyer agrees to, in the language that the buyer reads. */
const expectTermsIn = (page: Page, code: LocaleCode) =>
  expect(page.locator('[data-island="iq-test"] a[href*="#terms"]')).toHaveAttribute(
    'href',
    `/${code}/imprint#terms`,
  );

/** The page in that language, up to the first question. */
async function startIn(page: Page, code: LocaleCode, locale: string) {
  const { t } = await wordsOf(code, locale);
  await page.goto(`/${code}`);
  const button = page.getByRole('button', { name: t('landing.startHero') }).first();
  await button.waitFor();
  await expectNameInText(page, locale);
  await button.click();
  const island = page.locator('[data-island="iq-test"]');
  await expect(island.getByRole('heading', { name: t('runner.title') })).toBeVisible();
  await expect(island.locator('[data-iq-root]')).toHaveAttribute('dir', directionOf(code));
  await expectNoEnglish(page);
  return t;
}

// Words and looks of every screen in every language are those of the stories, and the printed results are there in every
// one (results.spec.ts). Here: a language in a region of its own, and one that is read from right to left.
test.describe('de-CH', () => {
  test.use({ locale: 'de-CH' });

  test('on the page in German a visitor whose browser speaks Swiss German takes the test, and agrees to terms in that language', async ({
    page,
  }) => {
    const [code, locale] = ['de', 'de-CH'] as const;
    const t = await startIn(page, code, locale);
    await page.getByRole('button', { name: t('runner.markerUnanswered', { number: 20 }) }).click();
    await page.getByRole('button', { name: t('runner.finish') }).click();
    await page.getByRole('button', { name: t('runner.finishConfirm') }).click();
    await expect(page.getByRole('heading', { name: t('payment.title') })).toBeVisible();
    await expectNoEnglish(page);
    await expectTermsIn(page, code);
  });
});

test.describe('ar-EG', () => {
  test.use({ locale: 'ar-EG' });

  test('on the page in Arabic a visitor whose browser speaks Egyptian Arabic takes, pays and reads the test', async ({
    page,
    server,
  }) => {
    const [code, locale] = ['ar', 'ar-EG'] as const;
    const t = await startIn(page, code, locale);
    const [right = -1] = answerKey;
    await page.getByRole('radio').nth(right).check();
    await page.getByRole('button', { name: t('runner.markerUnanswered', { number: 20 }) }).click();
    await page.getByRole('button', { name: t('runner.finish') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('runner.finishUnanswered', { count: 19 }));
    await page.getByRole('button', { name: t('runner.finishConfirm') }).click();
    await expect(page.getByRole('heading', { name: t('payment.title') })).toBeVisible();
    await expectNoEnglish(page);
    await expectTermsIn(page, code);

    const price = formatPrice(brand.chargedPrice, locale);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: t('payment.pay', { price }) }).click();
    const popup = await opening;
    await popup.waitForURL('**/demo-checkout?id=*');
    await expect(popup.locator('html')).toHaveAttribute('lang', code);
    await clickAndClose(popup, popup.getByRole('button').first());
    await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible();
    await expect(
      page.getByText(t('results.correctValue', { correct: 1, total: 20 }), { exact: true }),
    ).toBeVisible();
    await expectNameInText(page, locale);
    await page.getByRole('button', { name: t('results.showAll') }).click();
    await expectNoEnglish(page);

    await page.getByLabel(t('results.emailLabel')).fill('ann@example.org');
    await page.getByRole('button', { name: t('results.emailSend') }).click();
    await expect(page.getByText(t('results.emailSentTitle')).first()).toBeVisible();
    expect(decoded(await newestMail(server.dataDir))).toContain(
      `<html dir="${directionOf(code)}" lang="${code}">`,
    );
  });
});

test('the address decides over the browser, and only the words in use are fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) fetched.push(await response.text());
  });
  const { t } = await wordsOf('de', 'de');
  const others = await Promise.all(
    localeCodes.filter((code) => code !== 'de').map((code) => wordsOf(code, code)),
  );
  await page.goto('/?lang=de');
  await expect(page.getByRole('button', { name: t('landing.startHero') })).toBeVisible();
  // the page may show them before the test has read them
  await expect.poll(() => fetched.some((code) => code.includes(t('runner.timeUpText')))).toBe(true);
  const code = fetched.join('\n');
  for (const other of others) expect(code.includes(other.t('runner.timeUpText'))).toBe(false);
});

test('an unknown language is passed over; where the words do not arrive, the prerendered page stays and says so, and a page that is loaded again has its test', async ({
  page,
}) => {
  await page.goto('/?lang=xx-nonsense__');
  await expect(page.getByRole('button', { name: 'Start Your IQ Test Now' })).toBeVisible();
  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto('/?lang=fr');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.unroute('**/assets/first-*.js');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Commencer le test de QI' }).first().click();
  await expect(page.getByRole('timer')).toBeVisible();
});
