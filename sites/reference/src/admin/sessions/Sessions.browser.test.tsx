import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, showInWindow } from '../inAdmin.fixture.tsx';
import { listOf, quiz as partner } from '../partners/partner.fixture.ts';
import { Sessions } from './Sessions.tsx';
import { finishedLine, SESSION_ID } from './session.fixture.ts';

anewForEachTest();
beforeEach(() => {
  answer('GET /api/admin/partners', listOf(partner));
});
const LIST = 'GET /api/admin/sessions';
const asked = () => made.map(({ call }) => call).filter((call) => call.startsWith(LIST));

test('the list is filtered by its address, and older tests are put below those that are there', async () => {
  answer(LIST, {
    sessions: [{ ...finishedLine, isDuplicate: true }],
    next: SESSION_ID,
    searchedTo: null,
    total: null,
  });
  showInWindow(<Sessions />, '/sessions?state=paid');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/finished1 of 2 answered112not paid/);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('paid twice');
  answer(LIST, {
    sessions: [{ ...finishedLine, id: 'older', finishedAt: null }],
    next: null,
    searchedTo: null,
    total: null,
  });
  await page.getByRole('button', { name: 'Older tests' }).click();
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent('not finished');
  await expect.element(page.getByRole('button', { name: 'Older tests' })).not.toBeInTheDocument();
  expect(asked()).toEqual([`${LIST}?state=paid`, `${LIST}?state=paid&before=${SESSION_ID}`]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => asked().at(-1)).toBe(LIST);
});

test('an address that is no filter shows everything; where nothing fits that is said', async () => {
  answer(LIST, { sessions: [], next: null, searchedTo: null, total: null });
  showInWindow(<Sessions />, '/sessions?state=nonsense');
  await expect.element(page.getByText('No test that is kept fits what is looked for.')).toBeVisible();
  expect(asked()).toEqual([LIST]);
});

test('the partner is chosen from a list, by name, and languages are called by one name', async () => {
  answer(LIST, {
    sessions: [{ ...finishedLine, locale: 'en-US', partner: partner.firstKey }],
    next: null,
    searchedTo: null,
    total: 1,
  });
  showInWindow(<Sessions />, '/sessions');
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toHaveTextContent('English (US)');
  await expect.element(row).toHaveTextContent(partner.name);
  const select = page.getByLabelText('Partner');
  await select.selectOptions(partner.name);
  await expect.poll(() => asked().at(-1)).toBe(`${LIST}?partner=${partner.firstKey}`);
  await select.selectOptions('This site');
  await expect.poll(() => asked().at(-1)).toBe(`${LIST}?partner=-`);
  const languages = page.getByLabelText('Language').element();
  expect([...languages.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain('German');
});
