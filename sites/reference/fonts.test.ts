import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFonts, subsetFonts } from './fonts.ts';

test('a page that is read first in a script has its fonts for text and headings', () => {
  expect(firstFonts('arabic')).toEqual(['body-arabic', 'heading-arabic']);
  expect(firstFonts('latin')).toEqual(['body-latin', 'heading-latin']);
});

// Of a family with faces of different weights a browser takes the best one for all letters: the others are never used.
test('all faces of a family have one range of weights, whatever letters they are for', async () => {
  const made = readFileSync(join(await subsetFonts(), 'fonts.css'), 'utf8');
  const beyond = readFileSync(new URL('src/fonts.css', import.meta.url), 'utf8');
  const weights = new Map<string, Set<string>>();
  for (const [face] of `${made}${beyond}`.matchAll(/@font-face \{.*?\}/gs)) {
    const [, family = ''] = /font-family: "([^"]*)"/.exec(face) ?? [];
    const [, weight = ''] = /font-weight: ([^;]*)/.exec(face) ?? [];
    weights.set(family, (weights.get(family) ?? new Set()).add(weight));
  }
  expect(weights.get('Instrument Sans')).toEqual(new Set(['400 700']));
  expect(weights.get('Newsreader')).toEqual(new Set(['200 800']));
});
