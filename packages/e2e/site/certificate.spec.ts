import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visitorBy } from '../support/visitor.ts';

test('a certificate is printed with a name that goes nowhere, read as a file, and checked by its link', async ({
  page,
  request,
}) => {
  const { token } = await visitorBy(request).reach('paid');
  const made = await request.post('/api/certificates', { headers: { Authorization: `Bearer ${token}` } });
  const checked = `/verify/${(await made.json()).code}`;
  const file = await request.get(`${checked}/certificate.pdf`);
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${checked}/print`);
  const score = await page.locator('.served-score').textContent();
  const sent: string[] = [];
  page.on('request', (sending) => sent.push(sending.url()));
  await page.getByLabel('Name for the printed sheet').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('It stays on this page')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('Ada Lovelace');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  expect(sent).toEqual([]);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: /\/verify\// }).click();
  await expect(page).toHaveURL(checked);
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(score ?? '');
  await expectNoAxeViolations(page);
});

test('the form finds a certificate by its code alone, in any way of typing it', async ({ page, request }) => {
  const { token } = await visitorBy(request).reach('paid');
  const made = await request.post('/api/certificates', { headers: { Authorization: `Bearer ${token}` } });
  const { code } = (await made.json()) as { code: string };
  const answered = await page.goto('/verify');
  expect(answered?.status()).toBe(200);
  await expectNoAxeViolations(page);
  await page.getByLabel('Code of the certificate').fill('no such code');
  await page.getByRole('button', { name: 'Check the certificate' }).click();
  await expect(page.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible();
  const field = page.getByLabel('Code of the certificate');
  await expect(field).toHaveValue('no such code');
  await expectNoAxeViolations(page);
  await field.fill(` ${code.toUpperCase().replaceAll('-', ' ')} `);
  await field.press('Enter');
  await expect(page).toHaveURL(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
});

test('the form is there in five languages, and works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [lang, title] of [
    ['de', 'Ein Zertifikat prüfen'],
    ['fr', 'Vérifier un certificat'],
    ['es', 'Comprobar un certificado'],
    ['ar', 'التحقق من شهادة'],
  ]) {
    await page.goto(`/${lang}/verify`);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
    await page.getByRole('textbox').fill('x');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${lang}/verify?code=x`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '');
  }
  await context.close();
});
