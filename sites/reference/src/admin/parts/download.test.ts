import { expect, test } from 'vitest';
import { toCsv } from './download.ts';

test('a table is written as RFC 4180 has it', () => {
  const rows = [
    ['a', 1, null],
    ['b, "c"', -2.5, true],
    ['two\nlines', undefined, ''],
  ];
  expect(
    toCsv(
      rows,
      ['name', 'count', 'x'].map((head, i) => [head, (row) => row[i]]),
    ),
  ).toBe('name,count,x\r\na,1,\r\n"b, ""c""",-2.5,true\r\n"two\nlines",,\r\n');
});

test.each(['=1+1', '+1', '-1', '@x', '\tx'])('%j is no formula to a table program', (text) => {
  expect(toCsv([text], [['x', (row) => row]])).toBe(`x\r\n'${text}\r\n`);
});
