import { is } from 'valibot';
import { expect, test } from 'vitest';
import { difficulties, questionTypes } from '../values/question.ts';
import { type Question, QuestionSchema, ShapeTokenSchema } from './bankQuestion.ts';

const [circle, square, star] = ['circle-filled', 'square', 'star-r90'];
const options = [circle, square, star, 'cross'];
const visualPattern = {
  type: 'matrix',
  grid: [
    [circle, square, star],
    [square, star, circle],
    [star, circle, '?'],
  ],
  optionShapes: options,
};
const question = {
  id: 1,
  question: 'Which figure completes the pattern?',
  options,
  type: 'pattern',
  skill: 'pattern-recognition',
  isVisual: true,
  visualPattern,
  difficulty: 'easy',
  category: 'fluid-reasoning',
  points: 5,
  correct: 1,
  explanation: 'Each row has the same three figures.',
  verified: 'program',
};

/** Returns true if question 1 with these changes is valid; undefined fields are missing, as in a file. */
const isValid = (changes: Partial<Record<keyof Question, unknown>> = {}) =>
  is(QuestionSchema, JSON.parse(JSON.stringify({ ...question, ...changes })));
const withFigure = (changes: object) => isValid({ visualPattern: { ...visualPattern, ...changes } });
const withLastCells = (...cells: string[]) =>
  withFigure({ grid: [...visualPattern.grid.slice(0, 2), cells] });

test('S113: a question without id, question, options, correct, difficulty, type or points is refused', () => {
  expect(isValid()).toBe(true);
  for (const field of ['id', 'question', 'options', 'correct', 'difficulty', 'type', 'points']) {
    expect(isValid({ [field]: undefined }), field).toBe(false);
  }
  expect(isValid({ correct: options.length })).toBe(false);
  expect(isValid({ correct: -1 })).toBe(false);
  expect(isValid({ correct: 0 })).toBe(true);
});

test('a misspelled field is refused, not passed over', () => {
  expect(is(QuestionSchema, { ...question, verifiedreason: 'x' })).toBe(false);
  expect(withFigure({ optionshapes: options })).toBe(false);
});

test('a question that a person judged says why', () => {
  expect(isValid({ verified: 'human', verifiedReason: undefined })).toBe(false);
  expect(isValid({ verified: 'human', verifiedReason: '' })).toBe(false);
  expect(isValid({ verified: 'human', verifiedReason: 'Only one option fits all three.' })).toBe(true);
});

test('S114: difficulty is easy, medium or hard', () => {
  expect([...difficulties]).toEqual(['easy', 'medium', 'hard']);
  expect(isValid({ difficulty: 'tricky' })).toBe(false);
});

test('S115: type is pattern, sequence, logic, spatial, math or visual', () => {
  expect([...questionTypes]).toEqual(['pattern', 'sequence', 'logic', 'spatial', 'math', 'visual']);
  expect(isValid({ type: 'verbal' })).toBe(false);
});

test('S116: points are 5, 7, 8 or 10', () => {
  const accepted = Array.from({ length: 13 }, (_, points) => points).filter((points) =>
    difficulties.some((difficulty) => isValid({ points, difficulty })),
  );
  expect(accepted).toEqual([5, 7, 8, 10]);
});

test('S117: isVisual is an optional boolean', () => {
  expect(isValid({ isVisual: 'yes' })).toBe(false);
  expect(isValid({ isVisual: undefined })).toBe(true);
});

test('S118: no other points than 5 for easy, 7 or 8 for medium and 10 for hard questions', () => {
  expect(isValid({ difficulty: 'easy', points: 7 })).toBe(false);
  expect(isValid({ difficulty: 'medium', points: 10 })).toBe(false);
  expect(isValid({ difficulty: 'hard', points: 8 })).toBe(false);
});

test('S119: visualPattern is optional, and of a known type', () => {
  expect(isValid({ visualPattern: undefined })).toBe(true);
  expect(withFigure({ type: 'film' })).toBe(false);
});

test("S120: a grid is rows of shape tokens with exactly one empty or '?' cell", () => {
  expect(withLastCells(star, circle, '?')).toBe(true);
  expect(withLastCells(star, circle, '')).toBe(true);
  expect(withLastCells(star, circle, square)).toBe(false);
  expect(withLastCells(star, '?', '?')).toBe(false);
  expect(withLastCells(star, 'Not A Token', '?')).toBe(false);
});

test('a matrix has three rows of three cells, and triangles are two by two', () => {
  expect(withLastCells(star, '?')).toBe(false);
  const triangles = [
    ['1,2,3,6', '2,2,2,6'],
    ['4,1,1,6', '3,3,3,?'],
  ];
  expect(withFigure({ type: 'triangle-corners', grid: triangles })).toBe(true);
  expect(withFigure({ type: 'triangle-corners' })).toBe(false);
  expect(withFigure({ type: 'triangle-corners', grid: [...triangles, ['1,2,3,6', '2,2,2,6']] })).toBe(false);
  expect(withFigure({ type: 'triangle-corners', grid: undefined })).toBe(false);
});

test('options of figures are their shape tokens, in the same order', () => {
  expect(withFigure({ optionShapes: [...options].reverse() })).toBe(false);
  expect(withFigure({ optionShapes: options.slice(1) })).toBe(false);
});

test('a picture has an address of this site, a description and a size, none of which is anything by itself', () => {
  const picture = {
    image: '/questions/1.svg',
    imageDescription: 'Stacks of cubes.',
    imageSize: [320, 200],
  };
  expect(withFigure(picture)).toBe(true);
  for (const key of Object.keys(picture)) {
    const { [key as keyof typeof picture]: only, ...others } = picture;
    expect(withFigure(others), `without ${key}`).toBe(false);
    expect(withFigure({ [key]: only }), `${key} alone`).toBe(false);
  }
  expect(withFigure({ ...picture, image: 'https://elsewhere.example/1.svg' })).toBe(false);
  expect(withFigure({ ...picture, imageSize: [320, 0] })).toBe(false);
  expect(withFigure({ ...picture, imageSize: [320] })).toBe(false);
});

test.each(['', 'Square', 'square--r90', '-square', 'square+', 'a b', '../square', 'x'.repeat(81)])(
  "%j isn't a shape token",
  (token) => {
    expect(is(ShapeTokenSchema, token)).toBe(false);
  },
);
