import { difficulties } from '@quotient/contract';
import { expect, test } from 'vitest';
import { generateMatrix } from './generate.ts';
import { makeOptions } from './options.ts';
import { drawsFrom } from './random.ts';

/** Attributes of some matrices, with newly made options. */
const made = difficulties.flatMap((difficulty) =>
  ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => {
    const { columns } = generateMatrix({ difficulty }, seed);
    const options = makeOptions(columns, drawsFrom(`options ${seed}`));
    return options ? { columns, options } : [];
  }),
);

test('the right figure comes first, and is the only one without a mistake', () => {
  expect(made.length).toBeGreaterThan(10);
  for (const { columns, options } of made) {
    const [right, ...wrong] = options;
    for (const { slot, values } of columns) expect(right?.draft.get(slot.name)).toBe(values[8]);
    expect(right?.changed).toEqual([]);
    for (const { changed } of wrong) expect(changed.length).toBeGreaterThan(0);
  }
});

test('there are six different ones', () => {
  for (const { options } of made) {
    const texts = options.map(({ draft }) => JSON.stringify([...draft].sort()));
    expect(new Set(texts).size).toBe(6);
  }
});

test('one or two repeat a cell: more, and what is new would be the right one', () => {
  for (const { options } of made) {
    const repetitions = options.filter(({ mistakes }) => mistakes.isRepetition).length;
    expect([1, 2]).toContain(repetitions);
  }
});

test('no option has a value that its attribute cannot have', () => {
  for (const { columns, options } of made)
    for (const { slot } of columns)
      for (const { draft } of options) expect(slot.allowed).toContain(draft.get(slot.name));
});

test('the same draws make the same options', () => {
  const [first] = made;
  if (!first) throw new Error('Nothing was made.');
  const again = () => makeOptions(first.columns, drawsFrom('again'));
  expect(again()).toEqual(again());
});
