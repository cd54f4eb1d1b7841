import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { countsOf, moneyOf } from './dashboard.fixture.ts';
import { Money } from './Money.tsx';

anewForEachTest();

test('what stays is what came in without what went back and what banks hold, by currency', async () => {
  const money = [moneyOf('EUR', 10_000, 1500, 500), moneyOf('JPY', 700)];
  show(<Money totals={countsOf({ refunded: 2, disputed: 1, money })} />);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('EUR1€100.00€15.00€5.00€80.00');
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('JP¥700JP¥0JP¥0JP¥700');
  await expect
    .element(page.getByText('Tests with a refund: 2. Tests with an open dispute: 1.'))
    .toBeVisible();
});

test('without a payment it says so', async () => {
  show(<Money totals={countsOf()} />);
  await expect.element(page.getByText('No payment came in.')).toBeVisible();
});
