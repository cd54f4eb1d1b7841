import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, refuse, show } from '../inAdmin.fixture.tsx';
import { SessionPage } from './SessionPage.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const READ = `GET /api/admin/sessions/${SESSION_ID}`;
const open = () => show(<SessionPage />, `/sessions/${SESSION_ID}`, '/sessions/:id');
const running = { ...finishedTest, finishedAt: null, score: null, reason: null };

test('a finished test has its score and how long it took, and leads to what operators did to it', async () => {
  answer(READ, { ...finishedTest, isTooFast: true });
  open();
  await expect.element(page.getByText('IQ 112, percentile 78.8, 1 of 2 right')).toBeVisible();
  await expect.element(page.getByText('10:05')).toBeVisible();
  await expect.element(page.getByText('Answered too fast')).toBeVisible();
  const log = page.getByRole('link', { name: 'What operators did to it' });
  await expect.element(log).toHaveAttribute('href', `/audit?subject=${SESSION_ID}`);
});

test.each([
  ['that runs', Number.MAX_SAFE_INTEGER, 'still running'],
  ['whose time is over', 1, 'the time ran out, and nobody has come back'],
])('a test %s says so', async (_, deadlineAt, text) => {
  answer(READ, { ...running, deadlineAt: Math.min(deadlineAt, 8e15) });
  open();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('a test that is gone is told, and can be asked for again', async () => {
  refuse(READ, 'session_not_found');
  open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no such test, or no longer.');
  answer(READ, finishedTest);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('IQ 112', { exact: false })).toBeVisible();
});
