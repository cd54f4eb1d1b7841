import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../i18n/createI18n.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { Practice } from './Practice.tsx';

anewForEachTest();

const choose = (name: string) => page.getByRole('radio', { name }).click();
const reply = () => find('[aria-live]').textContent;

test('each example answers at once, wrong or right, and a right answer leads to the next', async () => {
  show(<Practice />);
  expect(reply()).toBe('');
  await choose('Filled from 6 to 9');
  expect(reply()).toBe('Not yet. It has turned as it should. But from row to row the filled part grows.');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await choose('Filled from 6 to half past 10');
  expect(reply()).toMatch(/^Right\./);
  await page.getByRole('button', { name: 'Next example' }).click();
  expect(document.activeElement?.textContent).toBe('3, 6, 5, 10, 9, … Which number comes next?');
  expect(reply()).toBe('');
  await choose('17');
  expect(reply()).toMatch(/^Not yet\./);
  await choose('18');
  await page.getByRole('button', { name: 'Next example' }).click();
  await choose('bird');
  await page.getByRole('button', { name: 'Back to the first example' }).click();
  await expect.element(page.getByText('Example 1 of 3, without a clock')).toBeVisible();
});

test('the chosen dial is put into the grid', async () => {
  show(<Practice />);
  const dialsInGrid = () => place.querySelectorAll('[role="img"] path').length;
  const before = dialsInGrid();
  await choose('Filled from 3 to half past 7');
  expect(dialsInGrid()).toBe(before + 1);
});

test.each(localeCodes)('in %s it fits a small phone, with a reply to each option', async (locale) => {
  await page.viewport(320, 700);
  show(<Practice />, createI18n({ locale, messages: await loadMessages(locale) }));
  for (let example = 1; example <= 3; example += 1) {
    for (const radio of place.querySelectorAll('input')) {
      radio.click();
      expect(place.scrollWidth).toBeLessThanOrEqual(320);
      expect(reply()?.length).toBeGreaterThan(20);
      const right = place.querySelector('button');
      if (right && radio.checked) {
        right.click();
        break;
      }
    }
  }
  await page.viewport(1024, 768);
});
