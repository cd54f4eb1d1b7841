import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { ChainState } from './ChainState.tsx';

anewForEachTest();
const HEAD = 'GET /api/admin/audit/head';
const VERIFY = 'GET /api/admin/audit/check';
const hash = 'a'.repeat(64);
const fits = { entries: 7, head: hash, fault: null, brokenAt: null };
const check = () => page.getByRole('button', { name: 'Check' }).click();

test('the newest entry is shown as somebody would note it down', async () => {
  answer(HEAD, { entries: 7, head: hash });
  show(<ChainState />);
  await expect.element(page.getByText(`7:${hash}`)).toBeVisible();
});

test('what was noted must have the form of a note, before the server is asked', async () => {
  answer(HEAD, { entries: 0, head: '' });
  answer(VERIFY, fits);
  show(<ChainState />);
  await page.getByRole('textbox').fill('seven');
  await check();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(made.filter(({ call }) => call === VERIFY)).toEqual([]);
  await page.getByRole('textbox').fill('');
  await check();
  await expect.element(page.getByRole('status').getByText(/7/)).toBeVisible();
  expect(made.at(-1)?.call).toBe(VERIFY);
});
