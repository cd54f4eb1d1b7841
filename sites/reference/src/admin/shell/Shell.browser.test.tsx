import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, aServerForEachTest, openAdmin } from '../wholeAdmin.fixture.tsx';

aServerForEachTest();

test.each([
  [1, 'Withdrawals 1 open'],
  [99, 'Withdrawals 99 open'],
  [100, 'Withdrawals 99+ open'],
])('with %i open declarations the navigation of every screen says so', async (open, text) => {
  answerInstead('GET /api/admin/open-withdrawals', { open });
  openAdmin('/audit');
  await expect.element(page.getByRole('link', { name: /Withdrawals/ })).toHaveTextContent(text);
});

test('without any, and while their number is unknown, it says nothing', async () => {
  openAdmin('/audit');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Withdrawals/ })).toHaveTextContent(/^Withdrawals\s*$/);
});
