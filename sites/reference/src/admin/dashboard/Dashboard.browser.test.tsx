import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, refuse, showInWindow } from '../inAdmin.fixture.tsx';
import { Dashboard } from './Dashboard.tsx';
import { countsOf, dashboardOf } from './dashboard.fixture.ts';

anewForEachTest();
const NUMBERS = 'GET /api/admin/dashboard';
const CHECK_MS = 5000;
const counting = { done: 3, of: 10 };
const open = (search = '') => {
  answer(`${NUMBERS}/version`, { version: '1', counting: null });
  showInWindow(<Dashboard />, `/dashboard${search}`);
};

test('before the first test it says how to come to one', async () => {
  answer(NUMBERS, dashboardOf({ isDemo: true }));
  open();
  await expect
    .element(page.getByRole('link', { name: 'Add a partner' }))
    .toHaveAttribute('href', '/partners');
  await expect.element(page.getByText('Demo payments')).toBeVisible();
  await expect.element(page.getByText('Live, checked at', { exact: false })).toBeVisible();
});

test('where the filters let nothing through they can be cleared, or the period be made as long as it goes', async () => {
  const choices = { partners: [], locales: ['de'], sets: [], firstDay: '2026-01-05' };
  answer(NUMBERS, dashboardOf({ choices }));
  open('?period=7d&locale=de');
  await expect.element(page.getByText('Nothing in this period')).toBeVisible();
  const clear = page.getByRole('link', { name: 'Clear the filters' });
  await expect.element(clear).toHaveAttribute('href', '/dashboard?period=7d');
  const all = page.getByRole('link', { name: 'Show everything' });
  await expect.element(all).toHaveAttribute('href', expect.stringContaining('from=2026-01-05'));
});

test('numbers that did not come are asked for again; while earlier days are counted it says how far', async () => {
  refuse(NUMBERS, 'internal');
  open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server failed.');
  answer(NUMBERS, dashboardOf({ counting }));
  answer(`${NUMBERS}/version`, { version: '1', counting });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No test yet')).toBeVisible();
});

test('a lost connection is said with the time of the numbers, which stay, and so is its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer(NUMBERS, dashboardOf({ totals: countsOf({ started: 7 }) }));
  open();
  const started = page.getByRole('definition').first();
  await expect.element(started).toHaveTextContent(/^7/);
  refuse(`${NUMBERS}/version`, 'internal');
  vi.advanceTimersByTime(CHECK_MS);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'No connection. Numbers as of' }))
    .toBeVisible();
  await expect.element(started).toHaveTextContent(/^7/);
  answer(`${NUMBERS}/version`, { version: '1', counting: null });
  vi.advanceTimersByTime(CHECK_MS);
  await expect.element(page.getByText('Live, checked at', { exact: false })).toBeVisible();
});
