import { expect, test } from 'vitest';
import { conformanceTests, countOf, criteria, outcomes, revised } from './conformance.ts';

test('the report has the 31 criteria of level A and the 24 of level AA, each once and in order', () => {
  const levels = criteria.map(({ level }) => level);
  expect([levels.filter((level) => level === 'A').length, levels.length]).toEqual([31, 55]);
  const ids = criteria.map(({ id }) => id);
  expect(new Set(ids).size).toBe(55);
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  for (const id of ids) expect(id).toMatch(/^[1-4]\.\d\.\d{1,2}$/);
});

test('what is supported names a test; what is not says why; and every named test is used', () => {
  const unclear = criteria.filter(({ outcome, tests, note }) => {
    const isShown = outcome === 'supports' || outcome === 'partly';
    return isShown !== tests.length > 0 || (outcome !== 'supports' && note === '');
  });
  expect(unclear).toEqual([]);
  const used = new Set(criteria.flatMap(({ tests }) => tests));
  expect([...used].sort()).toEqual(Object.keys(conformanceTests).sort());
  expect(new Set(criteria.map(({ outcome }) => outcome))).toEqual(new Set(outcomes));
});

test('the counts of the accessibility statement are those of the table, which has a day', () => {
  const counts = outcomes.map(countOf);
  expect(counts.reduce((sum, count) => sum + count)).toBe(criteria.length);
  expect(new Date(revised).toISOString().slice(0, 10)).toBe(revised);
});
