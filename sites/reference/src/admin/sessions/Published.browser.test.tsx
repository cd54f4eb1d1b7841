import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, show } from '../inAdmin.fixture.tsx';
import { Published } from './Published.tsx';
import { finishedTest, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
const PATH = `/api/admin/sessions/${SESSION_ID}`;
const both = {
  ...finishedTest,
  shared: { id: 'shared-1', createdAt: null },
  certificate: { code: 'code-1', createdAt: 1 },
};
const entry = page.getByRole('listitem');

test.each([
  { thing: 'Shared result', at: 0, path: '/r/shared-1', call: `DELETE ${PATH}/shared-result` },
  { thing: 'Certificate', at: 1, path: '/verify/code-1', call: `DELETE ${PATH}/certificate` },
])('the $thing is opened at its own address, and taken back alone', async ({ thing, at, path, call }) => {
  answer(call, undefined);
  show(<Published test={both} />);
  await expect.element(entry.nth(at)).toHaveTextContent(thing);
  await expect.element(entry.nth(at).getByRole('link')).toHaveAttribute('href', path);
  await entry.nth(at).getByRole('button').click();
  await expect.element(page.getByRole('dialog', { name: `${thing}: Take it back?` })).toBeVisible();
  expect(made).toEqual([]);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.element(page.getByText('Taken back.')).toBeVisible();
  expect(made.map((one) => one.call)).toEqual([call]);
});

test('where nothing is public it says so', async () => {
  show(<Published test={finishedTest} />);
  await expect.element(page.getByText('Nothing of this test is public.')).toBeVisible();
});
