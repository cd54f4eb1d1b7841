import { expect, test } from 'vitest';
import { returnPath } from './paymentReturn.ts';

const origin = 'https://iq.example';

test('the way back is the stored path, with query and fragment', () => {
  expect(returnPath('/', origin)).toBe('/');
  expect(returnPath('/student-iq-test?partner=acme#start', origin)).toBe(
    '/student-iq-test?partner=acme#start',
  );
});

test.each([
  null,
  '',
  'https://other.example/',
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
  'javascript:alert(1)',
  'student-iq-test',
])('the way back is home where %j is stored', (stored) => {
  expect(returnPath(stored, origin)).toBe('/');
});
