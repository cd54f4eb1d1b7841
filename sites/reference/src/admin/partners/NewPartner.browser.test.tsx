import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { NewPartner } from './NewPartner.tsx';
import { quiz } from './partner.fixture.ts';

anewForEachTest();
const CREATE = 'POST /api/admin/partners';

async function fill() {
  show(<NewPartner />, '/partners/new');
  await page.getByLabelText('Key', { exact: true }).fill('quiz');
  await page.getByLabelText('Name', { exact: true }).fill('Quiz');
  await page.getByLabelText('Origin 1').fill('https://quiz.example');
  await page.getByRole('button', { name: 'Add the partner' }).click();
}

test('a partner that was added is opened, and nobody is asked whether to leave', async () => {
  answer(CREATE, quiz);
  await fill();
  await expect.element(page.getByTestId('address')).toHaveTextContent('/partners/quiz');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(made.find(({ call }) => call === CREATE)?.body).toEqual({
    key: 'quiz',
    name: 'Quiz',
    origins: ['https://quiz.example'],
  });
});

test('what is missing is told, and the first field of it has the focus; the server is not asked', async () => {
  show(<NewPartner />, '/partners/new');
  await page.getByLabelText('Key', { exact: true }).fill('quiz');
  await page.getByRole('button', { name: 'Add the partner' }).click();
  await expect.element(page.getByText('Enter a name.')).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  expect(made.some(({ call }) => call === CREATE)).toBe(false);
});
