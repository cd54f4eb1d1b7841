import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Answer } from './Answer.tsx';
import { browsed } from './bank.fixture.ts';

anewForEachTest();
const REVEAL = 'GET /api/admin/questions/main/7/answer';
const proof = {
  method: 'human',
  rules: ['only green is left'],
  fitting: [2],
  lookAlikes: [[0, 1]],
  fingerprint: 'abc',
};
const revealed = { rightIndex: 2, explanation: 'It is green.', tempting: [], idea: null, proof };
const open = () =>
  show(<Answer set="main" question={browsed} locale="en" seed={undefined} shapes={new Map()} />);
const ask = page.getByRole('button', { name: 'Show the answer' });

test('an answer is fetched only for who asks, who is told before that it is noted', async () => {
  answer(REVEAL, revealed);
  open();
  await expect
    .element(page.getByText('The audit log will note that you looked', { exact: false }))
    .toBeVisible();
  expect(made).toEqual([]);
  await ask.click();
  await expect.element(page.getByText('Right option')).toBeVisible();
  await expect.element(page.getByRole('strong')).toHaveTextContent('C');
  await expect.poll(() => document.activeElement?.textContent).toContain('Right option');
  await expect.element(page.getByText('Why a person judged')).toBeVisible();
  await expect.element(page.getByText('A, B', { exact: true })).toBeVisible();
  expect(made[0]?.call).toBe(`${REVEAL}?locale=en`);
});

test('a question that the bank does not have any more is told, and nothing else is shown', async () => {
  refuse(REVEAL, 'unknown_question');
  open();
  await ask.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('Right option')).not.toBeInTheDocument();
});
