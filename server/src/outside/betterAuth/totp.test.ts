import { expect, test } from 'vitest';
import { hashBackupCode, toBase32, totpAt } from './totp.ts';

// RFC 6238, appendix B, for SHA-1: the codes have eight digits there, ours are the last six of them.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code is the one of RFC 6238', (seconds, eightDigits) => {
  expect(totpAt('12345678901234567890', Math.floor(seconds / 30))).toBe(eightDigits.slice(-6));
});

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, encoded) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(encoded);
});

test('a backup code counts however it is written, and another one does not', () => {
  expect(hashBackupCode(' AB2CD EF3GH')).toBe(hashBackupCode('ab2cd-ef3gh'));
  expect(hashBackupCode('ab2cd-ef3gj')).not.toBe(hashBackupCode('ab2cd-ef3gh'));
});
