import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeFiles } from '../inAdmin.fixture.tsx';
import { address, answerInstead, aServerForEachTest, openAdmin, visitor } from '../wholeAdmin.fixture.tsx';
import { questionOf, statisticsOf } from './statistics.fixture.ts';

aServerForEachTest();
const questions = [0.4, -0.1, 0.2].map((discrimination, i) => questionOf({ id: i + 1, discrimination }));
const answers = (some: Parameters<typeof statisticsOf>[0]) =>
  answerInstead('GET /api/admin/statistics', {
    state: 'ready',
    set: 'main',
    countedAt: 1,
    choices: { partners: [], locales: [] },
    statistics: statisticsOf({ questions, ...some }),
  });
const table = page.getByRole('table', { name: 'The questions: Main' });

test.each(['provisional', 'full'] as const)(
  'numbers that are %s are called so, or nothing',
  async (verdict) => {
    answers({ verdict });
    openAdmin('/statistics');
    await expect.element(table).toBeVisible();
    const called = page.getByText('Provisional', { exact: true }).elements().length;
    expect(called).toBe(verdict === 'provisional' ? 1 : 0);
  },
);

test('of too few tests the mean is told, and no coefficient, flag or option', async () => {
  const few = { discrimination: null, alphaWithout: null };
  const none = { deviation: null, reliability: null, standardError: null };
  answers({ verdict: 'too-few', cases: 12, ...none, questions: [questionOf(few)] });
  openAdmin('/statistics');
  await expect.element(page.getByText('12 of the 50 tests that are needed.')).toBeVisible();
  await expect.element(page.getByText('Too few cases')).toBeVisible();
  await expect.element(page.getByText('20.3', { exact: true })).toBeVisible();
  expect(page.getByText('not given').elements()).toHaveLength(3);
  const cells = table.getByRole('row').nth(1).getByRole('cell').elements();
  expect([1, 2, 6].map((index) => cells[index]?.textContent)).toEqual(['–', '–', '–']);
  await table.getByRole('link', { name: 'Question 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'Question 1 · Main' })).toBeVisible();
  await expect.element(page.getByText('12 of the 50 tests that are needed.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Show the options' }).elements()).toHaveLength(0);
});

test('the numbers are exported, a line for each question', async () => {
  answers({});
  const files = takeFiles();
  openAdmin('/statistics');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['statistics-main.csv']);
  const lines = (await files[0]?.content.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['question', '1', '2', '3']);
});

test('days, partner and set are chosen, stay in the address, and are read from it', async () => {
  await visitor.reach('payment');
  openAdmin('/statistics');
  await page.getByLabelText('Partner').selectOptions('Our own pages');
  await expect.poll(address).toContain('partner=-');
  await expect.element(table).toBeVisible();
  await page.getByLabelText('Until').fill('2025-01-01');
  const nobody = page.getByText('No finished test fits these choices yet.');
  await expect.element(nobody).toBeVisible();
  openAdmin(address());
  await expect.element(nobody).toBeVisible();
  await expect.element(page.getByLabelText('Until')).toHaveValue('2025-01-01');
  await expect.element(page.getByLabelText('Partner')).toHaveValue('-');
});

test.each(['main/99', 'nothing/1', 'main/x'])(
  'the address %s leads to no question and says so',
  async (path) => {
    openAdmin(`/statistics/${path}`);
    await expect.element(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  },
);

test('of a set whose every test has its own questions there is no table', async () => {
  answers({ questions: [] });
  openAdmin('/statistics');
  await expect.element(page.getByText('Every test of this set has questions of its own.')).toBeVisible();
});
