import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aServerForEachTest, callServer, openAdmin } from '../wholeAdmin.fixture.tsx';

aServerForEachTest();

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = page.getByLabelText('Name', { exact: true });
const add = (key: string, title: string) =>
  callServer('POST', '/api/admin/partners', { key, name: title, origins: [`https://${key}.example`] });

test('pages go from one key to another, and an address is tried', async () => {
  await add('two', 'Two keys');
  openAdmin('/partners/two');
  await page.getByLabelText('New key').fill('two-2');
  await button('Add the key').click();
  await expect.element(page.getByText('The key two-2 works now.')).toBeVisible();
  await page
    .getByRole('row', { name: /^two works/ })
    .getByRole('button', { name: 'Let it end …' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let it end' }).click();
  await expect.element(page.getByRole('row', { name: /^two ended/ })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const tag = page.getByRole('code').filter({ hasText: '<iq-test' });
  await expect.element(tag).toHaveTextContent('partner="two-2"');
  await page.getByLabelText('Address of a page to try').fill('https://www.two.example/page');
  const tried = page.getByRole('row', { name: /www\.two\.example.*no.*not on the list/ });
  await expect.element(tried).toBeVisible();
});

test('what two operators change at once is told apart before anything is lost', async () => {
  await add('shared', 'Shared');
  openAdmin('/partners/shared');
  await name.fill('Mine');
  const theirs = { version: 1, name: 'Theirs', origins: ['https://shared.example'] };
  await callServer('PUT', '/api/admin/partners/shared', theirs);
  await button('Save').click();
  const told = page.getByText('What is saved differs from what you entered in: Name.');
  await expect.element(told).toBeVisible();
  await expect.element(heading('Theirs')).toBeVisible();
  await expect.element(name).toHaveValue('Mine');
  await button('Keep what I entered').click();
  await button('Save').click();
  await expect.element(heading('Mine')).toBeVisible();
});

test('what is entered is not lost by leaving', async () => {
  openAdmin('/partners/new');
  await name.fill('Half');
  await page.getByRole('link', { name: 'All partners' }).click();
  await button('Stay here').click();
  await expect.element(name).toHaveValue('Half');
  await page.getByRole('link', { name: 'All partners' }).click();
  await button('Leave').click();
  await expect.element(heading('Partners')).toBeVisible();
});
