import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { arriveAtResults } from './journey/journey.ts';

test('the full report prints every question with its solution, in dark pages and right to left too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await arriveAtResults(page);
  for (const [code, { label, print, name }] of Object.entries({
    en: { label: 'Full report', print: 'Print or save as PDF', name: 'Ada Lovelace' },
    de: { label: 'Vollständiger Bericht', print: 'Drucken oder als PDF speichern', name: 'Jürgen Groß' },
    ar: { label: 'التقرير الكامل', print: 'طباعة أو حفظ بصيغة PDF', name: 'ليلى بنت أحمد' },
  })) {
    await page.goto(`/?lang=${code}`);
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('textbox').fill(name);
    await expect(page.getByRole('article').locator('footer svg path')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: print, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', /./);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(20);
    for (const text of await page.locator('details[open] h4 + p').all()) await expect(text).toBeVisible();
    // black on white, though the screen is dark
    const [ink, paper] = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => [
        getComputedStyle(title).color,
        getComputedStyle(document.body.parentElement ?? title).backgroundColor,
      ]);
    expect(ink).toBe('rgb(21, 23, 28)');
    expect(paper).toBe('rgb(255, 255, 255)');
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(4);
    expect(sheets).toBeLessThan(15);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Full report' }).click();
  await page.getByRole('button', { name: 'Back to your results' }).click();
  await expect(page.getByRole('button', { name: 'Full report' })).toBeFocused();
});
