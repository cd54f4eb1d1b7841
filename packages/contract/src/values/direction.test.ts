import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['en', 'ltr'],
  ['de-CH', 'ltr'],
  ['art', 'ltr'],
] as const)('%s is written %s', (locale, direction) => expect(directionOf(locale)).toBe(direction));
