import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmeFile, readmeWith, writtenTable } from './sizes.ts';

test('another table takes the place of the one in the README, and changes nothing around it', () => {
  const readme = readFileSync(readmeFile, 'utf8');
  const table = writtenTable();
  expect(table).toMatch(/^\| kB, gzip, beside React .*\|$/m);
  expect(readmeWith(table)).toBe(readme);
  const other = '| a |\n| - |';
  expect(readmeWith(other).replace(other, table)).toBe(readme);
});

test('each line of the table adds up: what comes into the page is what is said in all', () => {
  const rows = writtenTable()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows.length).toBeGreaterThan(4);
  for (const cells of rows) {
    const [all = '', ...parts] = cells.reverse();
    const sum = parts.reduce((total, cell) => total + (cell === 'in it' ? 0 : Number(cell)), 0);
    // each of them is rounded
    expect(Math.abs(sum - Number(all)), cells.join(' ')).toBeLessThan(0.21);
  }
});
