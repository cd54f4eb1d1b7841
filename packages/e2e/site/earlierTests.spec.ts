import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { arriveAtResults, stored } from './journey/journey.ts';

test('after another test the visitor stops sharing an earlier one, and deletes it', async ({
  page,
  request,
}) => {
  await arriveAtResults(page);
  const { id } = JSON.parse((await stored(page, 'session')) ?? '{}') as { id: string };
  await page.getByRole('button', { name: 'Share Results' }).click();
  const shared = await page.getByRole('textbox', { name: 'Your public link' }).inputValue();
  expect((await request.get(shared)).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Your earlier tests' })).toHaveCount(0);

  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Take Test Again/ }).click();
  await confirm('Take the test again');
  await page.getByRole('button', { name: /^Question 20,/ }).click();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await confirm('Finish now');
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();

  const list = page.getByRole('region', { name: 'Your earlier tests' });
  await list.getByRole('button', { name: 'Show 1 earlier test' }).click();
  await expect(list.getByText('Estimated IQ score')).toBeVisible();
  await expect(list.getByRole('textbox', { name: 'Your public link' })).toHaveValue(shared);
  await expectNoAxeViolations(page);

  await list.getByRole('button', { name: 'Stop sharing' }).click();
  expect((await request.get(shared)).status()).toBe(200);
  await confirm('Stop sharing');
  await expect(list.getByText('The link no longer works.')).toBeVisible();
  expect((await request.get(shared)).status()).toBe(404);

  expect(await stored(page, 'finished_sessions')).toContain(id);
  await list.getByRole('button', { name: 'Delete this test' }).click();
  await confirm('Delete this test');
  await expect(list.getByText('The test is deleted.')).toBeVisible();
  expect(await stored(page, 'finished_sessions')).not.toContain(id);
  await expect(page.getByRole('heading', { name: 'Test Completed!' })).toBeVisible();
});
