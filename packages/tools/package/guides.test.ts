import { expect, test } from 'vitest';
import { readGuides } from './guides.ts';

test('the guide on error codes says of each what the visitor reads and what an integrator does', async () => {
  const guide = (await readGuides()).find(({ title }) => title === 'Error codes');
  const rows = guide?.text.split('\n').filter((line) => /^\| `\w+` \| /.test(line)) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
});
