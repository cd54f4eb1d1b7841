import { expect, test } from 'vitest';
import type { Row } from '../trial.ts';
import { asMarkdown, asText, judged, written } from './table.ts';

const row: Row = {
  what: 'answers',
  unit: '/s',
  figures: [{ subject: 'ours', value: 800, samples: [800] }],
  aims: [],
};
const withPeer = (value: number): Row => ({
  ...row,
  figures: [...row.figures, { subject: 'bare', value, samples: [value] }],
});

test.each([
  [1234.5, 'B', '1,235 B'],
  [0, 'ms', '0 ms'],
  [9.996, 'ms', '10 ms'],
  [12.34, 'ms', '12.3 ms'],
  [123.4, 's', '123 s'],
  [1234.5, '/s', '1,235/s'],
  [2.5, 'count', '2.5'],
] as const)('%d of %s is written %s: as many digits as say something', (value, unit, text) => {
  expect(written(value, unit)).toBe(text);
});

test('an aim that is met to the last bit is reached; both of its bounds say which they are', () => {
  expect(judged(row, { atLeast: 800 })).toBe('reached: 800/s (aim ≥ 800/s)');
  expect(judged(row, { atMost: 799.9 })).toMatch(/^missed: .*aim ≤ 800\/s/);
  expect(judged(withPeer(1000), { beside: 'bare', atLeast: 0.8 })).toBe('reached: 0.8 × (aim ≥ 0.8 × bare)');
  expect(() => judged(row, { beside: 'bare', atLeast: 1 })).toThrow('No figure of bare.');
});

test('nothing is divided by nothing, and a row without figures is its name', () => {
  expect(asText(withPeer(0))).toBe('  answers: 800/s\n    bare: 0/s');
  expect(asText({ ...row, figures: [] })).toBe('answers');
  expect(
    asMarkdown([withPeer(0), { ...row, figures: [] }])
      .split('\n')
      .slice(2),
  ).toEqual(['| answers | 800/s | bare 0/s | – |', '| answers | – | – | – |']);
});
