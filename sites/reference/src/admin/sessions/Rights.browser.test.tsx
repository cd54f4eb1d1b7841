import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show, takeFiles } from '../inAdmin.fixture.tsx';
import { Rights } from './Rights.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const PATH = `/api/admin/sessions/${SESSION_ID}`;
const kept = {
  format: 'iq-test-session',
  version: 1,
  exportedAt: 1,
  id: SESSION_ID,
  set: 'main',
  locale: null,
  partner: null,
  hostOrigin: null,
  isRepeat: false,
  seed: null,
  timeFactor: 1,
  startedAt: 1,
  deadlineAt: 2,
  finishedAt: null,
  finishReason: null,
  completedCount: null,
  viewing: null,
  questions: [],
  results: null,
  payments: [],
  paymentEvents: [],
  paymentTimes: [],
  emails: [],
  sharedResult: null,
  certificate: null,
  privateLinks: [],
};

async function erase(typed: string) {
  show(<Rights test={{ ...finishedTest, payment: 'paid' }} />, `/sessions/${SESSION_ID}`);
  await page.getByRole('button', { name: 'Erase …' }).click();
  await page.getByLabelText('Type ghij to confirm').fill(typed);
  await page.getByRole('button', { name: 'Erase for good' }).click();
}

test('a test is erased by who types its last four letters, and then its page is left', async () => {
  answer(`DELETE ${PATH}`, undefined);
  await erase('ghij');
  await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/sessions$/);
  expect(made.at(-1)).toEqual({ call: `DELETE ${PATH}`, body: { id: SESSION_ID } });
});

test('other letters erase nothing; of one that was paid the books are told of before', async () => {
  await erase('ghi');
  await expect.element(page.getByRole('alert')).toHaveTextContent('That is not what is to be typed.');
  await expect.element(page.getByText('The books keep number, amount and date')).toBeVisible();
  expect(made).toEqual([]);
});

test('while the bank is at work the test stays, and so does its page', async () => {
  refuse(`DELETE ${PATH}`, 'payment_processing');
  await erase('ghij');
  await expect.element(page.getByRole('alert')).toHaveTextContent('nothing was erased');
  await expect.element(page.getByTestId('address')).toHaveTextContent(SESSION_ID);
});

test('everything that is kept is saved as a file', async () => {
  const files = takeFiles();
  answer(`GET ${PATH}/export`, kept);
  show(<Rights test={finishedTest} />);
  await page.getByRole('button', { name: 'Export data' }).click();
  await expect.poll(() => files[0]?.name).toBe(`test-${SESSION_ID}.json`);
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toEqual(kept);
});
