import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, answerBy, made, showInWindow, takeFiles } from '../inAdmin.fixture.tsx';
import { listOf, quiz as partner } from '../partners/partner.fixture.ts';
import { Sessions } from './Sessions.tsx';
import { finishedLine, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
beforeEach(() => {
  answer('GET /api/admin/partners', listOf(partner));
});
const LIST = 'GET /api/admin/sessions';
const asked = () => made.map(({ call }) => call).filter((call) => call.startsWith(LIST));

test('all tests that fit are exported, page after page', async () => {
  const files = takeFiles();
  answer(LIST, { sessions: [finishedLine], next: SESSION_ID, searchedTo: null, total: 2 });
  showInWindow(<Sessions />, '/sessions?set=main');
  const button = page.getByRole('button', { name: 'Export as CSV' });
  await expect.element(button).toBeVisible();
  let calls = 0;
  answerBy(LIST, () => {
    calls += 1;
    return {
      sessions: [{ ...finishedLine, id: `test-${calls}`, price: { amountMinor: 100, currency: 'EUR' } }],
      next: calls === 1 ? SESSION_ID : null,
      searchedTo: null,
      total: null,
    };
  });
  await button.click();
  await expect.element(page.getByText('2 tests are in the file.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['tests.csv']);
  const lines = (await files[0]?.content.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^id,startedAt,finishedAt,.*,payment,amountMinor,currency,/);
  expect(lines[2]).toMatch(/^test-2,\d{4}-.*,100,EUR,/);
  expect(asked().slice(-2)).toEqual([`${LIST}?set=main`, `${LIST}?set=main&before=${SESSION_ID}`]);
});
