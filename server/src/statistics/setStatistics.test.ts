import { SetStatisticsSchema } from '@quotient/contract/admin';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { rowFrom, rowsFrom, shapeOf } from '../testing/countedRows.ts';
import { addRow, type CountedRow, createCounts, type SetShape } from './counts.ts';
import { lsat6, lsat6Reference } from './lsat6.fixture.ts';
import { statisticsOf } from './setStatistics.ts';

async function count(rows: Iterable<CountedRow>, shape: SetShape) {
  const counts = createCounts(shape);
  for (const row of rows) addRow(counts, row);
  const full = await statisticsOf(counts, async () => {});
  expect(parse(SetStatisticsSchema, full.statistics)).toEqual(full.statistics);
  expect(JSON.stringify(full)).not.toMatch(/NaN|Infinity/);
  return full;
}

/** Pearson's correlation by its definition. */
function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, each, i) => sum + (each - mx) * ((y[i] ?? 0) - my), 0);
  return (
    products(a, meanA, b, meanB) / Math.sqrt(products(a, meanA, a, meanA) * products(b, meanB, b, meanB))
  );
}

/** Cronbach's alpha by its definition, for answers of any points (Cronbach, Psychometrika 16, 1951, 297–334). */
function cronbach(patterns: readonly (readonly number[])[]): number {
  const variance = (list: readonly number[]) => {
    const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
    return list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (list.length - 1);
  };
  const length = patterns[0]?.length ?? 0;
  const own = Array.from({ length }, (_, i) => variance(patterns.map((pattern) => pattern[i] ?? 0)));
  const total = variance(patterns.map((pattern) => pattern.reduce((sum, each) => sum + each, 0)));
  return (length / (length - 1)) * (1 - own.reduce((sum, each) => sum + each, 0) / total);
}

const repeat = <T>(list: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => list).flat();

// A scale of Guttman's: each question is right for all who are at least so able.
//   person   q1 q2 q3 q4   score
//   a         1  1  1  1     4
//   b         1  1  1  0     3
//   c         1  1  0  0     2
//   d         1  0  0  0     1
//   e         0  0  0  0     0
const guttman = [
  [1, 1, 1, 1],
  [1, 1, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 0],
];

test('KR-20 of five persons and four questions is what the hand computes', async () => {
  // p = 0.8 0.6 0.4 0.2, Σ p q = 0.16 + 0.24 + 0.24 + 0.16 = 0.8; variance of 4 3 2 1 0 = 10 / 5 = 2.
  // KR-20 = 4/3 · (1 − 0.8 / 2) = 0.8. Ten such groups of five are enough cases, and change nothing of it.
  const { statistics } = await count(rowsFrom(repeat(guttman, 10)), shapeOf(4));
  expect(statistics.cases).toBe(50);
  expect(statistics.reliability?.alpha).toBeCloseTo(0.8, 12);
  expect(statistics.mean).toBe(2);
  // SD² = 2 · 50 / 49; the error is SD · √(1 − 0.8).
  expect(statistics.deviation).toBeCloseTo(Math.sqrt(100 / 49), 12);
  expect(statistics.standardError).toBeCloseTo(Math.sqrt(100 / 49) * Math.sqrt(0.2), 12);
  expect(statistics.distribution).toEqual([10, 10, 10, 10, 10]);
});

test('the corrected point-biserial of the second question is what the hand computes', async () => {
  // The others' scores: 3 2 1 1 0, mean 1.4; of those who have question 2 right (a b c) 2, of the others 0.5.
  // SD of the others' scores = √((2.56 + 0.36 + 0.16 + 0.16 + 1.96) / 5) = √1.04. p q = 0.24.
  // r = (2 − 0.5) · √0.24 / √1.04 = 0.72057669.
  const { statistics } = await count(rowsFrom(repeat(guttman, 10)), shapeOf(4));
  expect(statistics.questions[1]?.discrimination).toBeCloseTo(0.720_576_69, 8);
});

test('the numbers of section 6 of the Law School Admission Test come out', async () => {
  const { statistics } = await count(rowsFrom(lsat6), shapeOf(5));
  const reference = lsat6Reference;
  expect(statistics).toMatchObject({ cases: 1000, verdict: 'full', distribution: reference.scores });
  expect(statistics.reliability?.alpha).toBeCloseTo(reference.alpha, 4);
  for (const [i, question] of statistics.questions.entries()) {
    expect(question.shareRight?.value).toBe(reference.shareRight[i]);
    expect(question.alphaWithout).toBeCloseTo(reference.alphaWithout[i] ?? 0, 4);
    expect(question.discrimination).toBeCloseTo(reference.correctedPointBiserial[i] ?? 0, 4);
  }
});

test('for right and wrong, KR-20 is alpha and the point-biserial is Pearson’s correlation', async () => {
  const { statistics } = await count(rowsFrom(lsat6), shapeOf(5));
  expect(statistics.reliability?.alpha).toBeCloseTo(cronbach(lsat6), 12);
  for (const [i, question] of statistics.questions.entries()) {
    const rest = lsat6.map((pattern) => pattern.filter((_, other) => other !== i));
    const restScores = rest.map((pattern) => pattern.reduce((sum, each) => sum + each, 0));
    const own = lsat6.map((pattern) => pattern[i] ?? 0);
    expect(question.discrimination).toBeCloseTo(pearson(own, restScores), 12);
    expect(question.alphaWithout).toBeCloseTo(cronbach(rest), 12);
  }
});

test('49 cases are too few for any coefficient, 50 are provisional, 200 are enough', async () => {
  const of = async (cases: number) =>
    (await count(rowsFrom(repeat(guttman, 40).slice(0, cases)), shapeOf(4))).statistics;
  const few = await of(49);
  expect(few).toMatchObject({ verdict: 'too-few', reliability: null, standardError: null });
  for (const question of few.questions) {
    expect(question).toMatchObject({ discrimination: null, alphaWithout: null, flags: [] });
    expect(question.shareRight).not.toBeNull();
  }
  expect((await of(50)).verdict).toBe('provisional');
  expect((await of(199)).verdict).toBe('provisional');
  expect((await of(200)).verdict).toBe('full');
  expect((await of(50)).reliability).not.toBeNull();
});

test('the option table is not given for too few cases either', async () => {
  const { tables } = await count(rowsFrom(repeat(guttman, 9)), shapeOf(4));
  expect(tables.map(({ thirds }) => thirds)).toEqual([null, null, null, null]);
});

test('without any case nothing is given, and nothing breaks', async () => {
  const { statistics } = await count([], shapeOf(3));
  expect(statistics).toMatchObject({ cases: 0, mean: null, deviation: null, reliability: null });
  expect(statistics.questions[0]).toMatchObject({ right: 0, shareRight: null, time: null });
});

test('one case has a mean and no deviation', async () => {
  const { statistics } = await count(rowsFrom([[1, 0]]), shapeOf(2));
  expect(statistics).toMatchObject({ cases: 1, mean: 1, deviation: null });
});

test('if all answers are equal, no correlation and no reliability is made up', async () => {
  const { statistics } = await count(rowsFrom(repeat([[1, 1, 0]], 60)), shapeOf(3));
  expect(statistics).toMatchObject({ mean: 2, deviation: 0, reliability: null, standardError: null });
  for (const question of statistics.questions)
    expect(question).toMatchObject({ discrimination: null, alphaWithout: null });
});

test('a negative alpha is reported, and the error is then the whole deviation', async () => {
  const { statistics } = await count(
    rowsFrom([...repeat([[1, 0]], 30), ...repeat([[0, 1]], 29), [1, 1]]),
    shapeOf(2),
  );
  expect(statistics.reliability?.alpha).toBeLessThan(0);
  expect(statistics.standardError).toBe(statistics.deviation);
});

test('only finished first attempts that were not too fast are cases; the others have a reason', async () => {
  const { statistics } = await count(
    [
      rowFrom([0, 0]),
      rowFrom([0, 0], { finishedAt: null }),
      rowFrom([0, 0], { isRepeat: true }),
      rowFrom([0, 0], { isRepeat: true, isTooFast: true }),
      rowFrom([0, 0], { isTooFast: true }),
      rowFrom([0, 0, 0]),
    ],
    shapeOf(2),
  );
  expect(statistics.cases).toBe(1);
  expect(statistics.leftOut).toEqual({ unfinished: 1, repeated: 2, tooFast: 1, otherQuestions: 1 });
});

test("a test of other questions, of other options or with another key isn't a case", async () => {
  const own = rowFrom([0, 1]);
  const [first, second] = own.questions;
  if (!first || !second) throw new Error('The row has two questions.');
  const { statistics } = await count(
    [
      own,
      { ...own, questions: [{ ...first, id: 9 }, second] },
      { ...own, questions: [first, { ...second, chosen: 4 }] },
      { ...own, questions: [first, { ...second, isCorrect: true }] },
    ],
    shapeOf(2),
  );
  expect(statistics).toMatchObject({ cases: 1, leftOut: { otherQuestions: 3 } });
});

test('left out and not reached are separate, and both count as wrong', async () => {
  const own = rowFrom([0, -1, -1]);
  const questions = own.questions.map((question, i) => ({ ...question, isViewed: i < 2 }));
  const { statistics } = await count([{ ...own, questions }], shapeOf(3));
  expect(statistics.questions.map(({ omitted, notReached }) => [omitted, notReached])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(statistics.distribution).toEqual([0, 1, 0, 0]);
});

test('of questions that only one person had, the scores alone are described', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => rowFrom([0, i % 2], {}, `${i}`));
  const { statistics, tables } = await count(rows, { questionCount: 2, questions: [] });
  expect(statistics).toMatchObject({ cases: 60, mean: 1.5, reliability: null, standardError: null });
  expect(statistics.questions).toEqual([]);
  expect(tables).toEqual([]);
});

test('the order in which tests are read changes nothing, the interval included', async () => {
  const rows = rowsFrom(lsat6);
  const once = await count(rows, shapeOf(5));
  expect(await count([...rows].reverse(), shapeOf(5))).toEqual(once);
});
