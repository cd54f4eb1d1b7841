import { expect, test } from 'vitest';
import { costOf, type Domain, follow, holdingRules, type Rule, third, wrongOutcomes } from './rules.ts';

const amount = { kind: 'amount', low: 1, high: 9 } as const;
const board = { kind: 'set', side: 3, size: 9 } as const;
const turn = { kind: 'turn', size: 8 } as const;
const cells = (...list: number[]) => list.reduce((set, cell) => set | (1 << cell), 0);

test.each<[what: string, rule: Rule, domain: Domain, a: number, b: number, c: number | undefined]>([
  ['a constant', { kind: 'constant' }, amount, 4, 4, 4],
  ['a constant that changes', { kind: 'constant' }, amount, 4, 5, undefined],
  ['a step', { kind: 'progression', step: 2 }, amount, 3, 5, 7],
  ['a step beyond the largest', { kind: 'progression', step: 2 }, amount, 6, 8, undefined],
  ['a turn past the full one', { kind: 'progression', step: 3 }, turn, 2, 5, 0],
  ['a turn back past the start', { kind: 'progression', step: -3 }, turn, 1, 6, 3],
  ['a sum', { kind: 'sum' }, amount, 4, 5, 9],
  ['a sum that is too large', { kind: 'sum' }, amount, 5, 5, undefined],
  ['a rest of nothing', { kind: 'rest' }, amount, 4, 4, undefined],
  ['the third of three', { kind: 'distribution', values: [1, 2, 3] }, amount, 3, 1, 2],
  ['one of three twice', { kind: 'distribution', values: [1, 2, 3] }, amount, 3, 3, undefined],
  ['what only one has', { kind: 'xor' }, board, cells(0, 1), cells(1, 2), cells(0, 2)],
  ['what the first has alone', { kind: 'minus' }, board, cells(0, 1), cells(1, 2), cells(0)],
  ['what the second has alone', { kind: 'rightMinus' }, board, cells(0, 1), cells(1, 2), cells(2)],
])('%s', (_, rule, domain, a, b, c) => expect(third(rule, domain, a, b)).toBe(c));

test('what leaves the board comes in again on its other side', () => {
  expect(follow({ kind: 'shift', right: 1, down: 0 }, board, cells(0, 2, 8))).toBe(cells(1, 0, 6));
  expect(follow({ kind: 'shift', right: 0, down: -1 }, board, cells(0, 4))).toBe(cells(6, 1));
});

test('around the middle, the middle stays', () => {
  expect(follow({ kind: 'around', step: 1 }, board, cells(0, 4, 3))).toBe(cells(1, 4, 0));
  expect(follow({ kind: 'around', step: -3 }, board, cells(0))).toBe(cells(7));
});

test('the rule that made a grid is among those that hold, by row or by column', () => {
  // 1 2 3 / 2 3 4 / 3 4 _
  const held = holdingRules(amount, [1, 2, 3, 2, 3, 4, 3, 4]);
  const steps = held.filter(({ directed }) => directed.rule.kind === 'progression');
  expect(steps).toEqual([
    { directed: { rule: { kind: 'progression', step: 1 }, by: 'row' }, value: 5 },
    { directed: { rule: { kind: 'progression', step: 1 }, by: 'column' }, value: 5 },
  ]);
});

test('a rule that one line breaks does not hold', () => {
  const kinds = (values: number[]) => holdingRules(amount, values).map(({ directed }) => directed.rule.kind);
  expect(kinds([1, 2, 3, 2, 2, 4, 4, 4])).toContain('sum');
  expect(kinds([1, 2, 3, 2, 2, 5, 4, 4])).not.toContain('sum');
});

test('what wrong rules would put there never has the right value among it, and nothing twice', () => {
  const wrong = wrongOutcomes(amount, [1, 2, 3, 2, 3, 5, 3, 4, 7]);
  expect(wrong).not.toContain(7);
  expect(wrong).toContain(5); // the next step
  expect(new Set(wrong).size).toBe(wrong.length);
});

test('columns cost a reader one more, except where nothing changes', () => {
  expect(costOf({ rule: { kind: 'xor' }, by: 'column' }) - costOf({ rule: { kind: 'xor' }, by: 'row' })).toBe(
    1,
  );
  const still = { rule: { kind: 'constant' } } as const;
  expect(costOf({ ...still, by: 'column' })).toBe(costOf({ ...still, by: 'row' }));
});
