import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Sessions } from './Sessions.tsx';

anewForEachTest();
const LIST = 'GET /api/admin/auth/sessions';
const session = (id: string, isCurrent: boolean, browser: string | null) => ({
  id,
  isCurrent,
  browser,
  system: browser && 'Linux',
  createdAt: 1,
  lastUsedAt: 2,
});

test('the session of this page cannot be ended by itself, every other one can', async () => {
  answer(LIST, { sessions: [session('here', true, 'Firefox'), session('there', false, null)] });
  answer('DELETE /api/admin/auth/sessions/there', undefined);
  show(<Sessions />);
  await expect.element(page.getByRole('rowheader', { name: 'Firefox on Linux' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Sign out: / }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out: A program, or an unknown browser' }).click();
  await vi.waitFor(() =>
    expect(made.map(({ call }) => call)).toEqual([LIST, 'DELETE /api/admin/auth/sessions/there', LIST]),
  );
});

test('all of them are ended after a question', async () => {
  answer(LIST, { sessions: [session('here', true, 'Firefox')] });
  refuse('DELETE /api/admin/auth/sessions', 'storage_failed');
  show(<Sessions />);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere' });
  await expect.element(dialog).toBeVisible();
  expect(made.map(({ call }) => call)).toEqual([LIST]);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  // where it is done the page is left: the test's own one stays by what the server refuses
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(made.at(-1)?.call).toBe('DELETE /api/admin/auth/sessions');
});

test('where the list cannot be read it can be asked for again', async () => {
  refuse(LIST, 'storage_failed');
  show(<Sessions />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  answer(LIST, { sessions: [session('here', true, 'Firefox')] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Firefox on Linux' })).toBeVisible();
});
