import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecretCheck, hashSecret, isSameHash, parseBearer } from './token.ts';

const id = '1767225600000-k3v9x2m8q1';
const secret = `${'A'.repeat(42)}_`;

test('a bearer header is parsed into session id and secret', () => {
  expect(parseBearer(`Bearer ${id}.${secret}`)).toEqual({ sessionId: id, secret });
  expect(parseBearer(`bearer ${id}.${secret}`)).toEqual({ sessionId: id, secret });
});

test.each([
  '',
  'Bearer',
  `Basic ${id}.${secret}`,
  `Bearer ${id}`,
  `Bearer ${id}.`,
  `Bearer .${secret}`,
  `Bearer ${id}.${secret}A`,
  `Bearer ${id}.${secret.slice(1)}`,
  `Bearer ${id}.${'!'.repeat(43)}`,
  `Bearer ../../${id}.${secret}`,
  `Bearer ${id.toUpperCase()}.${secret}`,
  `Bearer ${id}.${secret} x`,
])('a header that is not a session token is not read: %j', (header) =>
  expect(parseBearer(header)).toBeUndefined(),
);

test('a secret is stored as its SHA-256', async () => {
  // `printf abc | sha256sum`
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await hashSecret('abc')).toBe(Buffer.from(abc, 'hex').toString('base64url'));
});

test('hashes are the same only when every character is', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'ab')).toBe(false);
  expect(isSameHash('', 'abc')).toBe(false);
});

test('a secret opens what has its hash, and nothing else, however often it is asked', async () => {
  const isSecretOf = createSecretCheck();
  const digest = vi.spyOn(crypto.subtle, 'digest');
  onTestFinished(() => digest.mockRestore());
  const hash = await hashSecret('right');
  for (let i = 0; i < 3; i += 1) {
    expect(await isSecretOf('right', [await hashSecret('other'), hash])).toBe(true);
    expect(await isSecretOf('right', [await hashSecret('other')])).toBe(false);
    expect(await isSecretOf('wrong', [hash])).toBe(false);
    expect(await isSecretOf('wrong', [])).toBe(false);
  }
  // hashed once where it was right, and each time where it wasn't
  const hashed = digest.mock.calls.map(([, bytes]) => new TextDecoder().decode(bytes));
  expect(hashed.filter((text) => text === 'right')).toHaveLength(2);
  expect(hashed.filter((text) => text === 'wrong')).toHaveLength(6);
});
