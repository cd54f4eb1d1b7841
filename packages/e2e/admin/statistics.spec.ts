import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { StartedTestSession } from '@quotient/contract';
import { createVisitor } from '@quotient/fixtures/visitor';
import { test as adminTest, expect } from '../support/adminTest.ts';
import { answerKey } from '../support/answerKey.ts';
import { shareServer } from '../support/test.ts';

/** A server of these tests alone: others' visitors would change the numbers. */
const test = adminTest.extend({
  server: async ({ share }, use) => use(await shareServer(share, 'server of the statistics')),
});
test.describe.configure({ mode: 'serial' });

const PERSONS = 54;
const TOO_FEW = 12;

/** A number from 0 to 1 that looks drawn and is always the same. */
const lot = (person: number, question: number) => {
  const sine = Math.sin(person * 12.9898 + question * 78.233) * 43_758.5453;
  return sine - Math.floor(sine);
};

/** One person's answers to the main set. Who is abler has more right, but for four questions that are bad on purpose. */
function answersOf(person: number): number[] {
  const ability = lot(person, 99);
  return answerKey.map((key, i) => {
    const question = i + 1;
    const wrong = (key + 1 + Math.floor(3 * lot(person, 50 + question))) % 4;
    if (question === 1) return key;
    if (question === 5) return ability > 0.5 ? (key + 1) % 4 : key;
    if (question === 19 && person % 3 === 0) return -1;
    return lot(person, question) < 0.15 + 0.7 * ability ? key : wrong;
  });
}

const persons = Array.from({ length: PERSONS }, (_, person) => answersOf(person));
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
const mean = (list: readonly number[]) => sum(list) / list.length;
const variance = (list: readonly number[]) => mean(list.map((each) => (each - mean(list)) ** 2));
const correlation = (a: readonly number[], b: readonly number[]) =>
  mean(a.map((each, i) => (each - mean(a)) * ((b[i] ?? 0) - mean(b)))) / Math.sqrt(variance(a) * variance(b));

/** What the numbers are by their definitions, of the first persons. */
function reference(count: number) {
  const right = persons
    .slice(0, count)
    .map((answers) => answers.map((answer, i) => Number(answer === answerKey[i])));
  const column = (i: number) => right.map((row) => row[i] ?? 0);
  const alphaOf = (columns: readonly number[]) => {
    const scores = right.map((row) => sum(columns.map((i) => row[i] ?? 0)));
    const own = sum(columns.map((i) => variance(column(i))));
    return (columns.length / (columns.length - 1)) * (1 - own / variance(scores));
  };
  const all = [...answerKey.keys()];
  const scores = right.map(sum);
  const deviation = Math.sqrt((variance(scores) * count) / (count - 1));
  const alpha = alphaOf(all);
  return {
    mean: mean(scores),
    deviation,
    alpha,
    standardError: deviation * Math.sqrt(1 - alpha),
    questions: all.map((i) => ({
      share: mean(column(i)),
      discrimination: correlation(
        column(i),
        right.map((row) => sum(row) - (row[i] ?? 0)),
      ),
      alphaWithout: alphaOf(all.filter((other) => other !== i)),
    })),
  };
}

const fixed = (value: number, digits: number) => {
  const text = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  return Number.isNaN(value) ? '–' : text;
};
const percent = (share: number) => `${fixed(100 * share, 1)}%`;

let held: StartedTestSession[] = [];
let finish: (from: number, to: number) => Promise<void>;

test.beforeAll(async ({ server }) => {
  test.setTimeout(150_000); // 1,000 answers, each of them on the disk before the next
  const visitor = createVisitor({ fetch, baseUrl: server.url });
  const inGroups = async <T>(list: readonly T[], work: (each: T) => Promise<void>) => {
    const rest = [...list];
    const worker = async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  };
  held = await Promise.all(persons.map(() => visitor.start({ set: 'main' })));
  await inGroups([...held.entries()], async ([person, session]) => {
    await visitor.answerAll(session, persons[person] ?? []);
  });
  // else all would be too fast
  await server.shiftClock(15 * 60_000);
  finish = (from, to) =>
    inGroups(held.slice(from, to), async (session) => {
      await visitor.finish(session);
    });
});

const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')
    .first();
/** Opens the statistics of so many cases; a moment after they have changed, those of before may still be told. */
const open = (page: Page, cases: number) =>
  expect(async () => {
    await page.goto('/admin/statistics?set=main');
    await expect(figure(page, 'Cases')).toContainText(new RegExp(`^${cases}`), { timeout: 3000 });
  }).toPass();
const table = (page: Page) => page.getByRole('table', { name: 'The questions: Main' });
const rowOf = (page: Page, question: number) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Question ${question}`, exact: true }) });
/** What stands in one column of a table, once that is there. */
async function column(places: Locator, index: number): Promise<string[]> {
  const column = places.getByRole('row').locator(`td:nth-child(${index})`);
  await expect(column.first()).toBeVisible();
  return (await column.allTextContents()).map((text) => text.trim());
}

test('below 50 tests no coefficient is given, and the page says so', async ({ page }) => {
  await finish(0, TOO_FEW);
  await page.goto('/admin/statistics');
  await expect(page.getByText('Too few cases')).toBeVisible();
  await expect(page.getByText('12 of the 50 tests that are needed.')).toBeVisible();
  const rest = PERSONS - TOO_FEW;
  await expect(figure(page, 'Cases')).toContainText(`${TOO_FEW}Left out: ${rest} not finished`);
  await expect(figure(page, 'Reliability (KR-20)')).toContainText('not given');
  await expect(figure(page, 'Mean')).toContainText(fixed(reference(TOO_FEW).mean, 1));
  for (const index of [3, 4, 8]) expect(new Set(await column(table(page), index))).toEqual(new Set(['–']));
  await rowOf(page, 3).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Question 3 · Main' })).toBeVisible();
  await expect(page.getByText('Too few cases')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the options' })).toHaveCount(0);
});

test('with enough tests every number is what its definition gives, bad questions are noticed, and all is exported', async ({
  page,
}) => {
  await finish(TOO_FEW, PERSONS);
  await open(page, PERSONS);
  await expect(page.getByText('Provisional', { exact: true })).toBeVisible();
  const expected = reference(PERSONS);
  await expect(figure(page, 'Mean')).toContainText(fixed(expected.mean, 1));
  await expect(figure(page, 'Standard deviation')).toContainText(fixed(expected.deviation, 1));
  await expect(figure(page, 'Standard error')).toContainText(fixed(expected.standardError, 1));
  const reliability = figure(page, 'Reliability (KR-20)');
  await expect(reliability).toContainText(fixed(expected.alpha, 2));
  const [, low, high] =
    /interval (\d\.\d\d) to (\d\.\d\d)/.exec((await reliability.textContent()) ?? '') ?? [];
  expect(Number(low)).toBeLessThan(expected.alpha);
  expect(Number(high)).toBeGreaterThan(expected.alpha);

  const shares = await column(table(page), 2);
  for (const [i, { share }] of expected.questions.entries())
    expect(shares[i], `question ${i + 1}`).toMatch(new RegExp(`^${percent(share).replace('.', '\\.')} `));
  expect(await column(table(page), 3)).toEqual(
    expected.questions.map(({ discrimination }) => fixed(discrimination, 2)),
  );
  expect(await column(table(page), 4)).toEqual(
    expected.questions.map(({ alphaWithout }) => fixed(alphaWithout, 2)),
  );
  // answers were given without telling what was seen: who left it out never reached it
  expect((await column(table(page), 7))[18]).toBe(`${PERSONS / 3}`);

  await test.step('the numbers are exported', async () => {
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const file = await arrives;
    expect(file.suggestedFilename()).toBe('statistics-main.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(21);
    const third = lines[3]?.split(',').map(Number);
    expect(third?.slice(0, 2)).toEqual([3, PERSONS]);
    expect(third?.[3]).toBeCloseTo(expected.questions[2]?.share ?? 0, 12);
  });

  await test.step('bad questions are noticed, with the reason', async () => {
    await expect(rowOf(page, 1)).toContainText('Too easy');
    await expect(rowOf(page, 5)).toContainText('Right for the weak');
    await expect(rowOf(page, 5)).toContainText('Wrong option preferred');
    await expect(rowOf(page, 19)).toContainText('Often not reached');
    await rowOf(page, 19).getByRole('link').click();
    await expect(page.getByText('33.3% never saw it, more than 20%: the time is short.')).toBeVisible();
  });
});

test('the options are shown by thirds once they are asked for, and the log notes it', async ({ page }) => {
  await page.goto('/admin/statistics/main/5');
  await expect(page.getByRole('heading', { name: 'Options by score' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the options' }).click();
  const options = page.getByRole('table', { name: 'How often each option was chosen' });
  await expect(options).toBeVisible();
  const key = answerKey[4] ?? 0;
  const right = options.getByRole('row').filter({ hasText: 'right' }).nth(1);
  await expect(right).toContainText(String.fromCharCode(65 + key));
  const chosen = persons.filter((answers) => answers[4] === key).length;
  const counts = await right.locator('td').allTextContents();
  expect(sum(counts.map((text) => Number(/% (\d+)/.exec(text)?.[1])))).toBe(chosen);
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: 'question.reveal' }).first()).toBeVisible();
});
