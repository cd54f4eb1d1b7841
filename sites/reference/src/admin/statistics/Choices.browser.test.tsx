import { OWN_PAGES } from '@quotient/contract/admin';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { Choices } from './Choices.tsx';

anewForEachTest();
const chosen = { set: 'main', from: '2026-01-01', to: '2026-01-31', partner: 'gone', locale: 'de' } as const;
const open = (choose = vi.fn()) => {
  show(
    <Choices
      chosen={chosen}
      choose={choose}
      found={{ partners: ['acme', OWN_PAGES], locales: ['de', 'xx-1'] }}
    />,
  );
  return choose;
};
const options = (label: string) =>
  [...page.getByLabelText(label).element().querySelectorAll('option')].map(({ textContent }) => textContent);

test('what is chosen stays a choice although nothing of it occurs', async () => {
  open();
  await expect.element(page.getByLabelText('Partner')).toHaveValue('gone');
  expect(options('Partner')).toEqual(['All', 'acme', 'Our own pages', 'gone']);
});

test('a language is named in that of the page; what is none stands as its code', async () => {
  open();
  await expect.element(page.getByLabelText('Language')).toHaveValue('de');
  expect(options('Language')).toEqual(['All', 'German', 'xx-1']);
});

test('a period cannot be turned around, and a choice says only what changes', async () => {
  const choose = open();
  await expect.element(page.getByLabelText('Started from')).toHaveAttribute('max', '2026-01-31');
  await expect.element(page.getByLabelText('Until')).toHaveAttribute('min', '2026-01-01');
  await page.getByLabelText('Partner').selectOptions('acme');
  expect(choose).toHaveBeenCalledWith({ partner: 'acme' });
});
