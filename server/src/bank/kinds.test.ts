import { expect, test } from 'vitest';
import { bank } from './bank.ts';
import { ideasOf } from './classicTypes.ts';
import { kindOf, mostOf, twinsOf } from './kinds.ts';

const category = 'working-memory';
const refs = bank.flatMap(({ set, questions }) => questions.map(({ id }) => `${set}:${id}`));

test.each([
  ['Number series completion (as in the Army Alpha test, 1917)', 'number series'],
  ['Number series by sums of squared digits (happy numbers)', 'number series'],
  ['Cube nets: which six squares fold into a cube', 'cube nets'],
  ['Fencepost problem', 'fencepost problem'],
])('the idea "%s" is of the kind "%s"', (idea, kind) => {
  expect(kindOf({ idea, category, isMatrix: false })).toBe(kind);
});

test('matrices are of one kind for each ability, and an idea of our own is of no kind', () => {
  expect(kindOf({ idea: 'Figure matrices', category, isMatrix: true })).toBe('matrix working-memory');
  expect(kindOf({ idea: undefined, category, isMatrix: false })).toBeUndefined();
});

test('a form has one question of a kind, and two where the bank has hardly anything else', () => {
  expect([mostOf('number series'), mostOf('verbal analogies')]).toEqual([1, 2]);
});

test.each([
  ['main:10', 'advanced:4'],
  ['advanced:1', 'extended:67'],
  ['main:12', 'extended:81'],
  ['main:18', 'visual:26'],
  ['main:18', 'visual:40'],
  ['visual:14', 'visual:30'],
  ['extended:60', 'extended:95'],
] as const)('%s and %s are twins, whichever was seen', (one, other) => {
  expect(twinsOf(one)).toContain(other);
  expect(twinsOf(other)).toContain(one);
});

test('twins are questions of the bank, and no twin of themselves', () => {
  for (const ref of refs) {
    const twins = twinsOf(ref);
    expect(refs).toEqual(expect.arrayContaining([...twins]));
    expect(twins).not.toContain(ref);
  }
});

test('every question but our own ideas has a kind in the bank', () => {
  const kinds = bank.flatMap(({ set }) =>
    [...ideasOf(set).values()].map((idea) => kindOf({ idea, category, isMatrix: false })),
  );
  expect(kinds.filter((kind) => kind === 'number series').length).toBeGreaterThan(7);
  expect(kinds).not.toContain('');
});
