import { expect, setAttribute, start, tag, test } from './partnerTest.ts';

test('lang while the test runs: the words change where the visitor is, and the page hears nothing of it', async ({
  page,
  host,
  heard,
}) => {
  await host(tag('lang="en"'));
  await start(page);
  await page.getByRole('radio').nth(1).check();
  const steps = async () => (await heard()).filter(({ name }) => name !== 'resize').map(({ name }) => name);
  await expect.poll(steps).toContain('answer');
  const before = await steps();
  await setAttribute(page, 'lang', 'de');
  await expect(page.getByText('Frage 1 von 20', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  expect(await steps()).toEqual(before);
  await page.getByRole('button', { name: 'Frage 20, nicht beantwortet' }).click();
  await page.getByRole('button', { name: 'Test beenden' }).click();
  await page.getByRole('button', { name: 'Jetzt beenden' }).click();
  await expect(page.getByRole('heading', { name: 'Test abgeschlossen!' })).toBeVisible();
  await setAttribute(page, 'lang', 'fr');
  await expect(page.getByRole('heading', { name: 'Test terminé' })).toBeVisible();
});

test("words: a language of the page's own, in every stage, and English where it lacks something", async ({
  page,
  host,
  partner,
}) => {
  const words = {
    landing: { startHero: 'Begin met de test' },
    runner: { finish: 'Klaar', finishConfirm: 'Nu klaar' },
    payment: { title: 'De test is klaar!' },
  };
  await page.route(`${partner.url}/words.nl.json`, (route) => route.fulfill({ json: words }));
  await host(tag('lang="nl" words="/words.nl.json"'));
  await page.getByRole('button', { name: 'Begin met de test' }).click();
  await page.getByRole('button', { name: 'Question 20, not answered' }).click();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await page.getByRole('button', { name: 'Nu klaar' }).click();
  await expect(page.getByRole('heading', { name: 'De test is klaar!' })).toBeVisible();
  await expect(page.getByText('€ 1,00').first()).toBeVisible();
});
