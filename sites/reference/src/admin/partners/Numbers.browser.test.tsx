import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countsOf, dashboardOf, moneyOf } from '../dashboard/dashboard.fixture.ts';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Numbers } from './Numbers.tsx';
import { quiz } from './partner.fixture.ts';

anewForEachTest();
const NUMBERS = 'GET /api/admin/dashboard';
const tile = (name: string) => page.getByRole('definition').nth(tiles.indexOf(name));
const tiles = ['Started', 'Completed', 'Paid', 'Revenue', 'Last start'];

test('a partner has the numbers of its first key, revenue by currency, and the last day with a start', async () => {
  const money = [moneyOf('EUR', 499), moneyOf('JPY', 0), moneyOf('USD', 200)];
  const day = (name: string, started: number) => ({ day: name, counts: countsOf({ started }) });
  const days = [day('2026-02-03', 1), day('2026-02-04', 2), day('2026-02-05', 0)];
  answer(NUMBERS, dashboardOf({ totals: countsOf({ started: 1234, completed: 2, paid: 1, money }), days }));
  show(<Numbers partner={{ ...quiz, firstKey: 'first' }} />);
  await expect.element(tile('Started')).toHaveTextContent('1,234');
  await expect.element(tile('Revenue')).toHaveTextContent('€4.99 + US$2.00');
  await expect.element(tile('Last start')).toHaveTextContent('4 Feb');
  expect(made[0]?.call).toMatch(/from=[\d-]{10}&to=[\d-]{10}&partner=first$/);
});

test('without a start there is none; without an answer that is said', async () => {
  refuse(NUMBERS, 'internal');
  show(<Numbers partner={quiz} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server failed.');
  answer(NUMBERS, dashboardOf());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(tile('Revenue')).toHaveTextContent('–');
  await expect.element(tile('Last start')).toHaveTextContent('none');
});
