import type { Page } from '@playwright/test';
import { localeCodes } from '@quotient/contract/locales';
import { pathIn } from '@quotient/contract/site';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';
import { dataLayer, goToQuestion, pay, startTest } from './journey/journey.ts';

const own = /^IQ Test: 20 questions/;
const views = async (page: Page) => (await dataLayer(page)).filter(({ event }) => event === 'page_view');

test('S046: the title of the page follows the test, and is its own again at the start; the one page_view of a load has the title of the page', async ({
  page,
}) => {
  await startTest(page);
  await expect(page).toHaveTitle('Question 1 of 20: IQ Test');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveTitle('Question 2 of 20: IQ Test');
  await goToQuestion(page, 20);
  await expect(page).toHaveTitle('Question 20 of 20: IQ Test');

  await test.step('a reload brings the question back, with its title; the view is that of the page', async () => {
    await page.reload();
    await expect(page).toHaveTitle('Question 20 of 20: IQ Test');
    await expect
      .poll(() => views(page))
      .toEqual([{ event: 'page_view', page_path: '/', page_title: expect.stringMatching(own) }]);
  });

  await page.getByRole('button', { name: 'Finish Test' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
  await expect(page).toHaveTitle('Payment: IQ Test');
  await pay(page);
  await expect(page).toHaveTitle('Your results: IQ Test');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(own);
  expect(await views(page)).toHaveLength(1);
});

const titles = {
  en: ['Question 3 of 20: IQ Test', 'Payment: IQ Test', 'Your results: IQ Test'],
  de: ['Frage 3 von 20: IQ-Test', 'Bezahlung: IQ-Test', 'Ihr Ergebnis: IQ-Test'],
  fr: [
    'Question 3 sur 20\u00a0: Test de QI',
    'Paiement\u00a0: Test de QI',
    'Vos résultats\u00a0: Test de QI',
  ],
  es: ['Pregunta 3 de 20: Test de CI', 'Pago: Test de CI', 'Tus resultados: Test de CI'],
  ar: ['السؤال 3 من 20: اختبار الذكاء', 'الدفع: اختبار الذكاء', 'نتيجتك: اختبار الذكاء'],
};

test('in each language each stage has a title in that language, on whichever page the test is', async ({
  page,
}) => {
  const visitor = visitorBy(page.request);
  const { id, token, questions } = await visitor.start();
  const answers = questions.map(() => -1);
  const stages = [
    { id, token, currentIndex: 2, answers, lastSeq: 0, pending: [] },
    await visitor.reach('payment'),
    await visitor.reach('paid'),
  ];
  for (const locale of localeCodes)
    await test.step(locale, async () => {
      await page.goto(pathIn(locale, '/iq-test-online'));
      const ownTitle = await page.title();
      for (const [index, held] of stages.entries()) {
        await page.evaluate((text) => localStorage.setItem('iq-test_session', text), JSON.stringify(held));
        await page.reload();
        await expect(page, locale).toHaveTitle(`${titles[locale][index]}`);
      }
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page, locale).toHaveTitle(ownTitle);
    });
});

test('a test in a page of others leaves the title of that page alone', async ({ page }) => {
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        <iq-test></iq-test><script src="/embed.js" async></script></html>`,
    }),
  );
  await page.goto('/host-page');
  await page.getByRole('button', { name: 'Start Your IQ Test Now' }).click();
  await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Host');
});
