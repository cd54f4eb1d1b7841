import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestFile, manifestText } from './customElements.ts';

test("editors read the element's table (npm run api:accept)", () => {
  expect(readFileSync(manifestFile, 'utf8')).toBe(manifestText());
});
