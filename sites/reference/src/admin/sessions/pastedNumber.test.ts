import { expect, test } from 'vitest';
import { pastedNumber } from './pastedNumber.ts';

test.each([
  ['  cs_test_abc123  ', 'cs_test_abc123'],
  ['https://quotient.test/r/AbCdEfGhIjKlMnOpQrStUv', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['https://quotient.test/de/r/AbCdEfGhIjKlMnOpQrStUv?x=1', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['quotient.test/verify/abcde-fghjk-mnpqr-stuvw/print', 'abcde-fghjk-mnpqr-stuvw'],
  ['https://quotient.test/admin/sessions/1767225600000-k3v9x2m8q1', '1767225600000-k3v9x2m8q1'],
  ['1767225600000-k3v9x2m8q1', '1767225600000-k3v9x2m8q1'],
])('of %s the number is %s', (text, number) => expect(pastedNumber(text)).toBe(number));
