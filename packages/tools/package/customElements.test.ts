import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsFrom } from './componentFacts.ts';
import { manifestFile, manifestText } from './customElements.ts';

test('every part that the element shows is in that table, and no other', () => {
  const [, inTable = ''] = /"cssParts": \[([\s\S]*?)\]/.exec(manifestText()) ?? [];
  const told = [...inTable.matchAll(/"name": "(\w+)"/g)].map(([, name]) => name);
  const shown = partsFrom('packages/iq-test/src/embed/widget/app.tsx');
  expect(told.sort()).toEqual([...shown, 'primary'].sort());
});

test("editors read the element's table (npm run api:accept)", () => {
  expect(readFileSync(manifestFile, 'utf8')).toBe(manifestText());
});
