import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, show } from '../inAdmin.fixture.tsx';
import { countsOf, dashboardOf, moneyOf } from './dashboard.fixture.ts';
import { Figures } from './Figures.tsx';

anewForEachTest();
const figure = page.getByRole('definition');
const before = (totals: ReturnType<typeof countsOf>) => ({ from: '2026-01-01', to: '2026-01-01', totals });

test('each number stands beside that of the period before, and beside what it is a part of', async () => {
  const totals = countsOf({ started: 1500, completed: 750, paid: 3 });
  const then = before(countsOf({ started: 1000, completed: 1000, paid: 3 }));
  show(<Figures data={dashboardOf({ totals, before: then })} />);
  await expect.element(figure.nth(0)).toHaveTextContent('1,500↑+50% from 1,000');
  await expect.element(figure.nth(1)).toHaveTextContent('750↓−25% from 1,00050% of started');
  await expect.element(figure.nth(2)).toHaveTextContent('3as before: 30% of completed');
});

test('revenue is told by currency, also of one that only came in before, and what went back', async () => {
  const totals = countsOf({ started: 1, money: [moneyOf('EUR', 1000, 499)] });
  const then = before(countsOf({ money: [moneyOf('USD', 500)] }));
  show(<Figures data={dashboardOf({ totals, before: then })} />);
  await expect.element(figure.nth(3)).toHaveTextContent('€10.00none before€4.99 of it given back');
  await expect.element(figure.nth(4)).toHaveTextContent('US$0.00↓−100% from US$5.00');
});
