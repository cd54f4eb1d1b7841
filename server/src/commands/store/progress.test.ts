import { expect, test } from 'vitest';
import { createProgress, tableLines } from './progress.ts';

test('the progress is a line every five seconds, with the documents of the collection', () => {
  const lines: string[] = [];
  let time = 0;
  const progress = createProgress(
    (line) => lines.push(line),
    () => time,
  );
  for (const name of ['emails', 'visits']) {
    const onDocument = progress(name);
    for (let i = 0; i < 30; i += 1) {
      time += 250;
      onDocument();
    }
  }
  expect(lines).toEqual([
    'emails: 20 documents so far.',
    'visits: 10 documents so far.',
    'visits: 30 documents so far.',
  ]);
});

test('the columns of a table begin below each other', () => {
  expect(
    tableLines([
      ['name', 'count', ''],
      ['test-sessions', '7', 'equal'],
    ]),
  ).toEqual(['name           count', 'test-sessions  7      equal']);
});
