import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateMatrix } from '@quotient/server/bank/figures/generate';
import { questionOf } from '@quotient/server/bank/figures/question';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addQuestion, gridsIn, idsIn } from './questionFiles.ts';

let parent = '';
let folder = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'bank-'));
  folder = path.join(parent, 'new', 'set');
});
afterEach(() => rmSync(parent, { recursive: true }));

const matrix = generateMatrix({ difficulty: 'easy' }, 'files');
const add = (id: number) =>
  addQuestion(
    folder,
    new Map((['en', 'de'] as const).map((language) => [language, questionOf(matrix, id, language)])),
    'Raven',
  );
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a folder that is not there has no questions', () => {
  expect([idsIn(folder), gridsIn(folder)]).toEqual([[], []]);
});

test('questions are sorted by their ids, in any order of arrival', () => {
  for (const id of [12, 3, 7]) add(id);
  expect(idsIn(folder)).toEqual([3, 7, 12]);
  expect(gridsIn(folder)).toEqual(Array(3).fill(JSON.stringify(matrix.grid)));
});

test('the key is never in the file of the questions, and other languages have only words', () => {
  add(3);
  expect(readdirSync(folder).sort()).toEqual([
    'answerKey.de.json',
    'answerKey.json',
    'questions.de.json',
    'questions.json',
  ]);
  expect(text('questions.json')).not.toMatch(/"correct"|"explanation"|"choices"|"idea"/);
  expect(JSON.parse(text('answerKey.json'))).toEqual({
    3: {
      correct: matrix.correct,
      explanation: expect.any(String),
      choices: expect.any(Array),
      idea: 'Raven',
    },
  });
  expect(Object.keys(JSON.parse(text('questions.de.json'))[3])).toEqual(['question']);
  expect(Object.keys(JSON.parse(text('answerKey.de.json'))[3])).toEqual(['explanation', 'choices']);
});

test('a file is written as our formatter would: a row of a grid on one line, an end to the last', () => {
  add(3);
  const [row = []] = matrix.grid;
  expect(text('questions.json')).toContain(`[${row.map((cell) => JSON.stringify(cell)).join(', ')}]`);
  expect(text('questions.json').endsWith(']\n')).toBe(true);
});
