import { fixtureQuestions, personas, testResults } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import {
  bandOf,
  computeScorePercent,
  createSeedModel,
  isLabelShown,
  labelOf,
  percentileOf,
} from './seedModel.ts';

/** Twenty questions of 5 points: each correct answer is worth 5 percent. */
const questions = fixtureQuestions.map((question) => ({ ...question, points: 5 as const }));
const answersFor = (scorePercent: number) =>
  questions.map(({ correct }, i) => (i < scorePercent / 5 ? correct : -1));

/** IQ at both ends of the random digit. */
const iqRange = (scorePercent: number, model = createSeedModel()) =>
  [0, 9].map((randomDigit) => model.score({ questions, answers: answersFor(scorePercent), randomDigit }).iq);

test('S230: the score percent is the points of the correct answers by all points, times 100', () => {
  expect(computeScorePercent({ questions: fixtureQuestions, answers: personas.quick.answers })).toBe(100);
  expect(computeScorePercent({ questions: fixtureQuestions, answers: personas.leavesAllOut.answers })).toBe(
    0,
  );
  // 31 of 150 points: questions 1, 3, 11 and 16 for 5, 8, 8 and 10.
  expect(computeScorePercent({ questions: fixtureQuestions, answers: personas.guesser.answers })).toBe(
    3100 / 150,
  );
});

test('every whole percent of the points is exact, so that no threshold is missed by a rounding', () => {
  for (const percent of [35, 45, 55, 65, 75, 85, 90, 95]) {
    expect(computeScorePercent({ questions, answers: answersFor(percent) })).toBe(percent);
  }
});

test('S231: 95 percent and more gives 140-149', () => {
  expect(iqRange(95)).toEqual([140, 149]);
  expect(iqRange(100)).toEqual([140, 149]);
});
test('S232: 90 percent and more gives 130-139', () => expect(iqRange(90)).toEqual([130, 139]));
test('S233: 85 percent and more gives 120-129', () => expect(iqRange(85)).toEqual([120, 129]));
test('S234: 75 percent and more gives 110-119', () => {
  expect(iqRange(75)).toEqual([110, 119]);
  expect(iqRange(80)).toEqual([110, 119]);
});
test('S235: 65 percent and more gives 100-109', () => expect(iqRange(65)).toEqual([100, 109]));
test('S236: 55 percent and more gives 90-99', () => expect(iqRange(55)).toEqual([90, 99]));
test('S237: 45 percent and more gives 80-89', () => expect(iqRange(45)).toEqual([80, 89]));
test('S238: 35 percent and more gives 70-79', () => expect(iqRange(35)).toEqual([70, 79]));
test('S239: below 35 percent gives 60-69', () => {
  expect(iqRange(30)).toEqual([60, 69]);
  expect(iqRange(0)).toEqual([60, 69]);
});

test.each([
  [94.99, 130, 95, 140],
  [89.99, 120, 90, 130],
  [84.99, 110, 85, 120],
  [74.99, 100, 75, 110],
  [64.99, 90, 65, 100],
  [54.99, 80, 55, 90],
  [44.99, 70, 45, 80],
  [34.99, 60, 35, 70],
])(
  'S241: thresholds read as at least: %d percent starts at %d, %d percent at %d',
  (below, lower, at, upper) => {
    expect(bandOf(below).low).toBe(lower);
    expect(bandOf(at).low).toBe(upper);
  },
);

test.each([
  [140, 99.5],
  [149, 99.5],
  [130, 97.5],
  [139, 97.5],
  [120, 91],
  [129, 91],
  [110, 75],
  [119, 75],
  [100, 50],
  [109, 50],
  [90, 25],
  [99, 25],
  [80, 9],
  [89, 9],
  [70, 2.5],
  [79, 2.5],
  [69, 0.5],
  [60, 0.5],
])('S242: an IQ of %d is at percentile %d', (iq, percentile) => expect(percentileOf(iq)).toBe(percentile));

test.each([
  [149, 'Genius'],
  [140, 'Genius'],
  [139, 'Very Superior'],
  [130, 'Very Superior'],
  [129, 'Superior'],
  [120, 'Superior'],
  [119, 'High Average'],
  [110, 'High Average'],
  [109, 'Average'],
  [90, 'Average'],
  [89, 'Low Average'],
  [80, 'Low Average'],
  [79, 'Borderline'],
  [70, 'Borderline'],
  [69, 'Extremely Low'],
  [60, 'Extremely Low'],
])('S243: an IQ of %d is labeled %s', (iq, label) => expect(labelOf(iq)).toBe(label));

test('S244: the label is shown from an IQ of 95 on', () => {
  expect([60, 79, 89, 90, 94].map(isLabelShown)).toEqual([false, false, false, false, false]);
  expect([95, 99, 149].map(isLabelShown)).toEqual([true, true, true]);
});

test('the model names itself and keeps the digit it was given', () => {
  const score = createSeedModel().score({ questions, answers: answersFor(90), randomDigit: 4 });
  expect(score).toMatchObject({ model: 'seed-1.0', randomDigit: 4, iq: 134, band: { low: 130, high: 139 } });
});

test('S005 S226: the stated range is text: the table has 60 to 149 unless the server is set to clamp', () => {
  const clamping = createSeedModel({ clampToStatedRange: true });
  expect([iqRange(0), iqRange(100)].flat()).toEqual([60, 69, 140, 149]);
  expect([iqRange(0, clamping), iqRange(45, clamping), iqRange(100, clamping)].flat()).toEqual([
    85, 85, 85, 89, 140, 149,
  ]);
  const lowest = clamping.score({ questions, answers: answersFor(0), randomDigit: 0 });
  expect(lowest).toMatchObject({ model: 'seed-1.0-clamped', band: { low: 85, high: 85 }, percentile: 9 });
});

test('every persona of the fixtures scores what its data says', () => {
  for (const { answers, scorePercent } of Object.values(personas)) {
    expect(computeScorePercent({ questions: fixtureQuestions, answers })).toBeCloseTo(scorePercent, 9);
  }
});

test('every example result of the fixtures is one that the model gives', () => {
  const model = createSeedModel();
  for (const { review, iq, showLabel, interval, ...results } of Object.values(testResults)) {
    const { randomDigit: _, ...score } = model.score({
      questions: fixtureQuestions,
      answers: review.map(({ chosenIndex }) => chosenIndex),
      randomDigit: iq % 10,
    });
    expect({ ...results, iq }).toMatchObject(score);
    expect(showLabel).toBe(isLabelShown(iq));
    expect(interval).toEqual(model.intervalOf({ ...results, iq }, fixtureQuestions));
  }
});
