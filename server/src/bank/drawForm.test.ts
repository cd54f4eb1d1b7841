import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { createFormDraw, type PoolQuestion } from './drawForm.ts';
import type { QuestionRef } from './kinds.ts';

const question = (ref: QuestionRef, changed: Partial<PoolQuestion> = {}): PoolQuestion => ({
  ref,
  category: 'fluid-reasoning',
  points: 5,
  words: 20,
  kind: undefined,
  fixedPlace: undefined,
  ...changed,
});
const model = [question('main:1'), question('main:2', { points: 7 })];
const five = [1, 2, 3].map((id) => question(`extended:${id}`));
const seven = [4, 5, 6].map((id) => question(`extended:${id}`, { points: 7 }));
const random = seededRandom(1);
const drawMany = (draw: ReturnType<typeof createFormDraw>, seen: readonly string[] = []) =>
  Array.from({ length: 200 }, () => draw(seen, random));

test('a form has the abilities and points of its model in its order, and all questions that fit are drawn', () => {
  const forms = drawMany(createFormDraw(model, [...seven, ...five]));
  for (const [first = '', second = ''] of forms) {
    expect(five.map(({ ref }) => ref)).toContain(first);
    expect(seven.map(({ ref }) => ref)).toContain(second);
  }
  expect(new Set(forms.flat()).size).toBe(6);
});

test('questions repeat only when no others are left, the longest-unseen first', () => {
  const draw = createFormDraw(model, [...five, ...seven]);
  for (const [first] of drawMany(draw, ['extended:1', 'extended:3'])) expect(first).toBe('extended:2');
  for (const [first] of drawMany(draw, ['extended:3', 'extended:1', 'main:1', 'extended:2']))
    expect(first).toBe('extended:3');
});

test('no question is in a form twice', () => {
  const two = [question('main:1'), question('main:2')];
  for (const [one, other] of drawMany(createFormDraw(two, five), ['extended:1', 'extended:2']))
    expect(one).not.toBe(other);
});

test('two questions of one kind meet only when an unseen question has no other partner', () => {
  const alike = { kind: 'number series' };
  const pool = [question('extended:1', alike), question('extended:2'), ...seven.slice(0, 2)].map((one) =>
    one.ref === 'extended:4' ? { ...one, ...alike } : one,
  );
  const draw = createFormDraw(model, pool);
  const meets = (form: string[]) => form.includes('extended:1') && form.includes('extended:4');
  expect(drawMany(draw).filter(meets)).toEqual([]);
  expect(drawMany(draw, ['extended:2', 'extended:5']).every(meets)).toBe(true);
});

test('a twin of a question that was seen is avoided while there is another', () => {
  const pool = [question('advanced:4'), question('extended:44'), ...seven];
  const draw = createFormDraw(model, pool);
  for (const [first] of drawMany(draw, ['main:10'])) expect(first).toBe('extended:44');
  for (const [first] of drawMany(draw, ['extended:44', 'main:10'])) expect(first).toBe('advanced:4');
});

test('a form that is much longer or shorter than its model, or has a lopsided key, is drawn again', () => {
  const long = createFormDraw(model, [
    question('extended:1', { words: 90 }),
    question('extended:2'),
    ...seven,
  ]);
  for (const [first] of drawMany(long)) expect(first).toBe('extended:2');
  const three = [1, 2, 3].map((id) => question(`main:${id}`));
  const fixed = [1, 2, 3].map((id) => question(`extended:${id}`, { fixedPlace: 1 }));
  const draw = createFormDraw(three, [...fixed, question('extended:4')]);
  for (const form of drawMany(draw)) expect(form).toContain('extended:4');
});

test('a bank with too few questions is refused at the start', () => {
  expect(() => createFormDraw([question('main:1'), question('main:2')], five.slice(0, 1))).toThrow(
    'too few questions of fluid-reasoning with 5 points',
  );
});
