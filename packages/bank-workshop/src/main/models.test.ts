import { expect, test } from 'vitest';
import { showsEveryStack } from '../verify/cubes.ts';
import { landing, unfold } from '../verify/folding.ts';
import { cornerPile, job, machineRuns, ring, sheet } from './models.ts';

test('the machine and the ring show enough to find their rule: only the last number is missing', () => {
  const [asked, ...told] = [...machineRuns].reverse();
  expect(asked?.[2]).toBe('?');
  for (const [a, b, out] of told) expect(out, `${a} and ${b}`).toBe(a * b ** 2);
  for (const [i, number] of ring.slice(1).entries()) expect(number).toBe(2 * (ring[i] ?? 0) + 5);
});

test('the holes are punched through several layers of paper', () => {
  const { size, folds, punched } = sheet;
  const fields = [...Array(size ** 2).keys()].map((i) => [i % size, Math.floor(i / size)] as const);
  const paper = fields.map(([x, y]) =>
    landing(folds, [x + 0.5, y + 0.5])
      .map((at) => at - 0.5)
      .join(),
  );
  for (const place of punched) expect(paper).toContain(place);
  const holes = unfold(size, folds, new Set(punched)).join('').replaceAll('0', '').length;
  expect(holes).toBeGreaterThan(punched.length);
});

test('the pile hides no stack, and each step of the job waits for earlier ones alone', () => {
  expect(showsEveryStack(cornerPile.heights)).toBe(true);
  const names = [...job.keys()];
  for (const [i, { after, minutes }] of [...job.values()].entries()) {
    expect(names.slice(0, i)).toEqual(expect.arrayContaining([...after]));
    expect(minutes).toBeGreaterThan(0);
  }
});
