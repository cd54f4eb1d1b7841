import {
  cognitiveCategories,
  type Question,
  questionCounts,
  questionSkills,
  questionTypes,
} from '@quotient/contract';
import { expect, test, vi } from 'vitest';
import { drawShape } from '../shapes/grammar.ts';
import { bank, createBank, getQuestionSet, joinAnswerKey, readSet } from './bank.ts';

const main = getQuestionSet('main') ?? [];
const every = bank.flatMap(({ questions }) => questions);

function question(id: number): Question {
  const found = main.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The main set has no question ${id}.`);
  return found;
}

test('S114: the bank has easy, medium and hard questions', () => {
  expect(new Set(every.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']));
});

test('S115: main has questions of all six types', () => {
  expect(new Set(main.map(({ type }) => type))).toEqual(new Set(questionTypes));
});

test('S117: isVisual is true for the questions with figures, and for no other', () => {
  for (const { id, isVisual = false, visualPattern } of every)
    expect(isVisual, `${id}`).toBe(visualPattern !== undefined);
});

test('S118: easy questions are worth 5 points, medium 7 or 8, hard 10', () => {
  const allowed = { easy: [5], medium: [7, 8], hard: [10] };
  for (const { id, difficulty, points } of every) expect(allowed[difficulty], `${id}`).toContain(points);
});

test('S119: the bank uses grid, optionShapes, type and image of a visualPattern', () => {
  const patterns = every.flatMap(({ visualPattern }) => visualPattern ?? []);
  for (const field of ['grid', 'optionShapes', 'type', 'image'] as const) {
    expect(
      patterns.some((pattern) => pattern[field] !== undefined),
      field,
    ).toBe(true);
  }
});

test('S121: question 18 is a 2 by 2 grid of triangle-corner numbers with text options', () => {
  const { visualPattern } = question(18);
  expect(visualPattern?.type).toBe('triangle-corners');
  expect(visualPattern?.grid?.map((row) => row.length)).toEqual([2, 2]);
  for (const cell of visualPattern?.grid?.flat() ?? []) expect(cell).toMatch(/^(?:(?:\d+|\?)(?:,|$)){4}$/);
  expect(visualPattern?.optionShapes).toBeUndefined();
});

test('the combined bank is exported with its main set', () => {
  expect(bank.find(({ set }) => set === 'main')?.questions).toHaveLength(20);
});

test('a question is known by set and id, and no such pair is there twice', () => {
  const pairs = bank.flatMap(({ set, questions }) => questions.map(({ id }) => `${set} ${id}`));
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('S222: the main test has 20 questions, ids 1 to 20 in order', () => {
  expect(main.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test.each([
  ['fluid-reasoning', 1],
  ['quantitative-reasoning', 5],
  ['crystallized-intelligence', 9],
  ['visual-spatial-processing', 13],
  ['working-memory', 17],
])('S247 S248 S249 S250 S251: %s is the category of four questions, from id %i on', (category, first) => {
  const ids = main.filter((candidate) => candidate.category === category).map(({ id }) => id);
  expect(ids).toEqual([first, first + 1, first + 2, first + 3]);
});

const specifiedKey = [1, 4, 4, 4, 2, 2, 2, 1, 1, 1, 1, 1, 0, 2, 2, 1, 0, 0, 1, 1].map(
  (index, i) => [i + 1, index] as const,
);

test.each(specifiedKey)('S253: the right option of question %i has index %i', (id, index) => {
  expect(question(id).correct).toBe(index);
});

test('S254: where the index is 4 there are at least five options', () => {
  const withIndexFour = main.filter(({ correct }) => correct === 4);
  expect(withIndexFour.map(({ id }) => id)).toEqual([2, 3, 4]);
  for (const { options } of withIndexFour) expect(options.length).toBeGreaterThanOrEqual(5);
});

test.each([
  [2, '$2050'],
  [3, '216'],
  [4, 'Fri'],
  [5, '9'],
  [6, '6'],
  [7, '107'],
  [8, '158'],
  [16, '4'],
  [19, '56'],
  [20, '60 minutes'],
])('S255: the right answer of question %i reads %s', (id, text) => {
  expect(question(id).options[question(id).correct]).toBe(text);
});

test('S256: question 16 has text options, one of them 4', () => {
  expect(question(16).visualPattern?.optionShapes).toBeUndefined();
  expect(question(16).options).toContain('4');
});

test('main gets harder: points never fall within a group and rise over it, and no group is worth less than the one before', () => {
  const totals = cognitiveCategories.map((category) => {
    const points = main
      .filter((candidate) => candidate.category === category)
      .map((candidate) => candidate.points);
    expect(points, category).toEqual([...points].sort((a, b) => a - b));
    expect(points.at(-1), category).toBeGreaterThan(points[0] ?? 0);
    return points.reduce((sum, value) => sum + value, 0);
  });
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(totals.at(-1)).toBeGreaterThan(totals[0] ?? 0);
});

test('main asks for all six advertised skills and shows at least six visual questions', () => {
  expect(new Set(main.map(({ skill }) => skill))).toEqual(new Set(questionSkills));
  expect(main.filter(({ isVisual }) => isVisual).length).toBeGreaterThanOrEqual(6);
});

test('every question has four to six different options', () => {
  for (const { id, options } of every) {
    expect(new Set(options).size, `${id}`).toBe(options.length);
    expect(options.length, `${id}`).toBeGreaterThanOrEqual(4);
    expect(options.length, `${id}`).toBeLessThanOrEqual(6);
  }
});

test('every figure of the bank draws, and no two options of a question look alike', () => {
  for (const { id, visualPattern } of every) {
    const { grid = [], optionShapes = [], type } = visualPattern ?? {};
    const tokens = type === 'matrix' ? grid.flat().filter((cell) => cell !== '?' && cell !== '') : [];
    for (const token of [...tokens, ...optionShapes])
      expect(drawShape(token), `${id}: ${token}`).toBeTruthy();
    expect(new Set(optionShapes.map(drawShape)).size, `${id}`).toBe(optionShapes.length);
  }
});

test('an answer key and its questions must match one to one', () => {
  const { correct, explanation, ...bare } = question(5);
  const key = { correct, explanation };
  expect(joinAnswerKey('main', [bare], { 5: key }).questions).toEqual([question(5)]);
  expect(() => joinAnswerKey('main', [bare], {})).toThrow('no entry');
  expect(() => joinAnswerKey('main', [bare], { 5: key, 6: key })).toThrow('6');
  expect(() => joinAnswerKey('main', [bare, bare], { 5: key })).toThrow('Question 5');
});

test('a question that a person judged has notes on tempting wrong options, and they are no part of it', () => {
  const { correct, explanation, ...bare } = question(9);
  const notes = (...indexes: number[]) =>
    Object.fromEntries(indexes.map((index) => [index, 'Because.'] as const));
  const join = (tempting: object) => joinAnswerKey('main', [bare], { 9: { correct, explanation, tempting } });
  expect(join(notes(0, 2)).questions).toEqual([question(9)]);
  for (const refused of [notes(0), notes(0, correct), notes(0, 2, bare.options.length)])
    expect(() => join(refused)).toThrow('Question 9 of set "main" needs notes');
});

test('an answer key may say whose idea a question is, in one short text, and it is no part of it', () => {
  const { correct, explanation, ...bare } = question(5);
  const join = (idea: string) => joinAnswerKey('main', [bare], { 5: { correct, explanation, idea } });
  expect(join('Fencepost problem').questions).toEqual([question(5)]);
  for (const refused of ['', 'x'.repeat(121)]) expect(() => join(refused)).toThrow('length');
});

test('a set may have several folders: its questions are shown by id, in every language', () => {
  const { correct, explanation, ...bare } = question(6);
  const folder = (id: number, german: string) => ({
    questions: [{ ...bare, id }],
    answerKey: { [id]: { correct, explanation, tempting: { 0: 'Somebody adds in place of multiplying.' } } },
    translations: { de: [{ [id]: { question: german } }, { [id]: { explanation: 'Weil.' } }] as const },
  });
  const languages = readSet('visual', [folder(7, 'Sieben?'), folder(2, 'Zwei?')]);
  expect(languages.get('en')).toEqual([
    { ...question(6), id: 2 },
    { ...question(6), id: 7 },
  ]);
  expect(languages.get('de')?.map(({ id, question: text }) => [id, text])).toEqual([
    [2, 'Zwei?'],
    [7, 'Sieben?'],
  ]);
  expect(() => readSet('visual', [folder(7, 'Sieben?'), folder(7, 'Noch einmal?')])).toThrow('7');
  expect(() => readSet('visual', [folder(7, 'Sieben?'), { ...folder(2, ''), translations: {} }])).toThrow(
    'Question 2 is not fully translated.',
  );
});

test('the app knows the available sets; fresh is one if forms can be made', async () => {
  expect(createBank().sets).toEqual(bank.map(({ set }) => set));
  expect(createBank().takeForm).toBeUndefined();
  const take = vi.fn(async () => ({ seed: 'seed', questions: [question(5)] }));
  const withForms = createBank({ take });
  expect(withForms.sets).toEqual([...bank.map(({ set }) => set), 'fresh']);
  expect(await withForms.takeForm?.('de')).toEqual({ seed: 'seed', questions: [question(5)] });
  expect(take).toHaveBeenCalledWith('de');
  expect(withForms.getQuestionSet('fresh', null)).toBeUndefined();
  expect(withForms.getQuestionSet('main', null)).toBe(main);
});

test('S123: the combined bank is exported, each set once and as long as it is said to be', () => {
  expect(bank.length).toBeGreaterThan(0);
  expect(new Set(bank.map(({ set }) => set)).size).toBe(bank.length);
  expect(bank.map(({ set, questions }) => [set, questions.length])).toEqual(
    bank.map(({ set }) => [set, questionCounts[set]]),
  );
});
