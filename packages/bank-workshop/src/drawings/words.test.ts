import { expect, test } from 'vitest';
import { listed, nameOf, rowByRow, setCells } from './words.ts';

test('words follow their language', () => {
  expect(listed([3, 2], 'ar')).toBe('3، 2');
  expect(rowByRow([[1, 2]], 'fr')).toBe('Ligne 1\u00a0: 1, 2.');
  expect(setCells(['010', '000', '100'], 'de')).toBe('Zeile 1: Spalte 2; Zeile 3: Spalte 1');
  expect(nameOf('diamond', 'es')).toBe('rombo');
  expect(() => nameOf('comet', 'en')).toThrow('"comet"');
});
