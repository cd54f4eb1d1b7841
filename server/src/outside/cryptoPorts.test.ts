import { CertificateCodeSchema, SharedResultIdSchema, TestSessionIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { cryptoIds, cryptoRandom } from './cryptoPorts.ts';

const DRAWS = 2000;

test('S133: a session id is the 13-digit millisecond timestamp, a hyphen and a random string', () => {
  const id = cryptoIds.testSession(1_767_225_600_000);
  expect(id).toMatch(/^1767225600000-[a-z0-9]+$/);
  expect(is(TestSessionIdSchema, id)).toBe(true);
  const ids = new Set(Array.from({ length: DRAWS }, () => cryptoIds.testSession(1_767_225_600_000)));
  expect(ids.size).toBe(DRAWS);
});

test('token secrets carry 256 bits and shared result ids 128', () => {
  expect(Buffer.from(cryptoIds.tokenSecret(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(cryptoIds.sharedResult(), 'base64url')).toHaveLength(16);
  expect(is(SharedResultIdSchema, cryptoIds.sharedResult())).toBe(true);
  expect(is(CertificateCodeSchema, cryptoIds.certificate())).toBe(true);
  expect(cryptoIds.attempt()).toMatch(/^[a-z0-9]{24}$/);
});

test('every digit from 0 to 9 is drawn, about equally often', () => {
  const counts = new Map<number, number>();
  for (let i = 0; i < DRAWS; i += 1) {
    const digit = cryptoRandom.digit();
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // 200 expected, standard deviation 13: ten of them away doesn't happen by chance.
  for (const count of counts.values()) expect(Math.abs(count - DRAWS / 10)).toBeLessThan(130);
});

test.each([1, 2, 255, 256])('draws below %i', (limit) => {
  for (let i = 0; i < DRAWS; i += 1) expect(cryptoRandom.below(limit)).toBeLessThan(limit);
});

test.each([0, -1, 1.5, 257, Number.NaN])('refuses to draw below %s, instead of drawing for ever', (limit) => {
  expect(() => cryptoRandom.below(limit)).toThrow(`below ${limit}`);
});
