import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { Questions } from './Questions.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const REVEAL = `POST /api/admin/sessions/${SESSION_ID}/reveal`;
const asked = {
  question: '?',
  options: ['red', 'blue'],
  type: 'logic',
  skill: 'logical-reasoning',
  points: 3,
};
const row = page.getByRole('row');

test('what was done is shown at once; the key only to who has read that the audit log notes it', async () => {
  answer(REVEAL, {
    questions: [
      { ...asked, id: 9, chosenIndex: -1, correctIndex: 0 },
      { ...asked, id: 7, chosenIndex: 1, correctIndex: 1 },
    ],
  });
  show(<Questions test={finishedTest} />);
  await expect.element(row.nth(1)).toHaveTextContent('17answered, marked21:05');
  await expect.element(row.nth(2)).toHaveTextContent('29none0–');
  await page.getByRole('button', { name: 'Show answers and key' }).click();
  await expect.element(page.getByText('The audit log notes that you looked.')).toBeVisible();
  expect(made).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Show answers and key' }).click();
  await expect.element(row.nth(1)).toHaveTextContent('✓ B: blueB: blue3');
  await expect.element(row.nth(2)).toHaveTextContent('–nothingA: red3');
  await expect.element(page.getByRole('button', { name: 'Show answers and key' })).not.toBeInTheDocument();
  expect(made.map(({ call }) => call)).toEqual([REVEAL]);
});
