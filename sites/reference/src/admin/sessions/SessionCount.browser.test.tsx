import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, showInWindow } from '../inAdmin.fixture.tsx';
import { listOf, quiz as partner } from '../partners/partner.fixture.ts';
import { Sessions } from './Sessions.tsx';
import { finishedLine, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
beforeEach(() => {
  answer('GET /api/admin/partners', listOf(partner));
});
const LIST = 'GET /api/admin/sessions';

test('how many tests fit is said, and where the server cannot count them, that there are more', async () => {
  const list = (total: number | null, next: string | null) =>
    answer(LIST, { sessions: [finishedLine], next, searchedTo: null, total });
  list(1234, SESSION_ID);
  showInWindow(<Sessions />, '/sessions');
  await expect.element(page.getByText('1,234 tests; the newest 1 are shown.')).toBeVisible();
  list(null, SESSION_ID);
  await page.getByLabelText('State').selectOptions('paid');
  await expect.element(page.getByText('The newest 1 tests are shown; there are more.')).toBeVisible();
  list(null, null);
  await page.getByLabelText('State').selectOptions('disputed');
  await expect.element(page.getByText('1 test', { exact: true })).toBeVisible();
});
