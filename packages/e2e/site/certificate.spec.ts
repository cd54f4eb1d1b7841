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

  await page.goto(`${checked}/print`);
  const score = await page.locator('.served-score').textContent();
  const sent: string[] = [];
  page.on('request', (sending) => sent.push(sending.url()));
  await page.getByLabel('Name for the printed sheet').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('It stays on this page')).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('Ada Lovelace');
  await page.emulateMedia({ media: 'screen' });
  expect(sent).toEqual([]);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: /\/verify\// }).click();
  await expect(page).toHaveURL(checked);
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(score ?? '');
  await expectNoAxeViolations(page);
});
