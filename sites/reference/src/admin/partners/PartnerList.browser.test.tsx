import type { PartnerView } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countsOf, dashboardOf } from '../dashboard/dashboard.fixture.ts';
import { anewForEachTest, answer, show } from '../inAdmin.fixture.tsx';
import { PartnerList } from './PartnerList.tsx';
import { listOf, quiz } from './partner.fixture.ts';

anewForEachTest();
const LIST = 'GET /api/admin/partners';
const other: PartnerView = {
  ...quiz,
  id: 'other.file',
  firstKey: 'other',
  name: 'Other',
  source: 'file',
  keys: [],
  origins: ['https://other.example'],
};
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

test('partners are found by name, key and origin, and by their state', async () => {
  answer(LIST, listOf(quiz, other));
  show(<PartnerList />);
  await page.getByLabelText('Search by name').fill('OTHER.example ');
  await expect.poll(names).toEqual(['Other']);
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 of 2');
  await page.getByLabelText('State').selectOptions('revoked');
  await expect.element(page.getByText('No partner fits.')).toBeVisible();
  await page.getByLabelText('State').selectOptions('file');
  await expect.poll(names).toEqual(['Other']);
});

test('numbers are those of the first key; who has none started nothing; before they are there it is a dash', async () => {
  answer(LIST, listOf(quiz, other));
  show(<PartnerList />);
  await expect.element(page.getByRole('row', { name: 'Other' })).toHaveTextContent(/––$/);
  const byPartner = [{ key: 'quiz', name: 'Quiz', counts: countsOf({ started: 5, paid: 2 }) }];
  answer('GET /api/admin/dashboard', dashboardOf({ byPartner }));
  show(<PartnerList key="with numbers" />);
  await expect.element(page.getByRole('row', { name: 'Quiz' })).toHaveTextContent(/52$/);
  await expect.element(page.getByRole('row', { name: 'Other' })).toHaveTextContent(/00$/);
});

test('without a partner it says what one is for', async () => {
  answer(LIST, listOf());
  show(<PartnerList />);
  await expect
    .element(page.getByText('Pages of this installation need none.', { exact: false }))
    .toBeVisible();
});

test('adding a partner and importing a file look like the buttons of other screens', async () => {
  answer(LIST, listOf(quiz));
  show(<PartnerList />);
  const heights = ['Add a partner', 'Import from file'].map(async (name) => {
    const link = page.getByRole('link', { name });
    await expect.element(link).toBeVisible();
    expect(getComputedStyle(link.element()).textDecorationLine).toBe('none');
    return link.element().getBoundingClientRect().height;
  });
  for (const height of await Promise.all(heights)) expect(height).toBe(48);
});
