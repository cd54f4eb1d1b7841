import { expect, test } from 'vitest';
import { openRecords, records } from './records.ts';
import { SCHEMA_VERSION } from './store/collection.ts';

const definitions = Object.entries(records);

test('each kind of record is opened once, under its own name and in a folder of its own', () => {
  const opened: string[] = [];
  const collections = openRecords(((definition: { name: string }) => {
    opened.push(definition.name);
    return definition;
  }) as never);
  expect(collections).toEqual(records);
  expect(new Set(opened).size).toBe(definitions.length);
  // whatever the system makes of large and small letters, and never a way out of the data folder
  for (const name of opened) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test('what was stored first is brought up to date without a gap', () => {
  for (const [name, { migrations }] of definitions) {
    const versions = Object.keys(migrations).map(Number);
    const [first = SCHEMA_VERSION] = versions;
    const gapless = Array.from({ length: SCHEMA_VERSION - first }, (_, i) => first + i);
    expect(versions, name).toEqual(gapless);
  }
});
