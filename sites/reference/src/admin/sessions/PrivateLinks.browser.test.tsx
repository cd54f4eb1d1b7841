import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { PrivateLinks } from './PrivateLinks.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const CALL = `POST /api/admin/sessions/${SESSION_ID}/private-link`;
const url = `https://quiz.example/my-results#${SESSION_ID}.${'A'.repeat(43)}`;

test('a new link is created once it is confirmed, and shown once', async () => {
  answer(CALL, { url });
  show(<PrivateLinks test={{ ...finishedTest, privateLinks: [1, 2] }} />);
  await expect.element(page.getByText(/^2 links\./)).toBeVisible();
  await page.getByRole('button', { name: 'Create a new link' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Earlier private links stop working.');
  expect(made).toEqual([]);
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect.element(page.getByRole('dialog', { name: 'The new private link' })).toHaveTextContent(url);
  expect(made.map((one) => one.call)).toEqual([CALL]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(url)).not.toBeInTheDocument();
});

test('a test that is not finished has no link to create', async () => {
  show(<PrivateLinks test={{ ...finishedTest, finishedAt: null }} />);
  await expect.element(page.getByText('There is no private link to this test.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
