import { type PartnerView, partnerProblems } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { Keys } from './Keys.tsx';
import { quiz } from './partner.fixture.ts';

anewForEachTest();
const KEYS = '/api/admin/partners/quiz/keys';
const old = { key: 'quiz-old', createdAt: 1, endsAt: 2, state: 'ended' } as const;
const two: PartnerView = { ...quiz, keys: [old, ...quiz.keys] };
const endIt = async () => {
  show(<Keys partner={two} />);
  await page.getByRole('button', { name: 'Let it end …' }).click();
};
const confirm = page.getByRole('button', { name: 'Let it end', exact: true });

test('a key ends at once after a question, one that has ended works again with a press', async () => {
  answer(`PUT ${KEYS}/quiz`, two);
  answer(`PUT ${KEYS}/quiz-old`, two);
  await endIt();
  await confirm.click();
  await expect.element(page.getByText('The end of quiz is set.')).toBeVisible();
  await page.getByRole('button', { name: 'Let it work again' }).click();
  await expect
    .poll(() => made.map(({ body }) => body))
    .toEqual([
      { version: 3, endsAt: 'now' },
      { version: 3, endsAt: null },
    ]);
});

test('to end at a time it needs one', async () => {
  await endIt();
  await page.getByRole('radio', { name: 'At a time' }).click();
  await confirm.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('not as it should be');
  expect(made).toEqual([]);
});

test('a key that is none cannot be sent, and what the server says of one stands at the field', async () => {
  refuse(`POST ${KEYS}`, 'invalid_request', { key: partnerProblems.key_taken });
  show(<Keys partner={quiz} />);
  const field = page.getByLabelText('New key');
  await field.fill('Quiz 2');
  await expect.element(field).toBeInvalid();
  await expect.element(page.getByRole('button', { name: 'Add the key' })).toBeDisabled();
  await field.fill('quiz-2');
  await page.getByRole('button', { name: 'Add the key' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This key is taken');
  expect(made).toEqual([{ call: `POST ${KEYS}`, body: { version: 3, key: 'quiz-2' } }]);
});

test('keys of the file are copied here and nothing else', async () => {
  show(<Keys partner={{ ...two, source: 'file' }} />);
  await expect.element(page.getByRole('button', { name: 'Copy quiz-old' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(2);
});
