import { is } from 'valibot';
import { expect, test } from 'vitest';
import { readDocument } from '../../store/collection.ts';
import { nobody, operatorRecords } from './record.ts';

const read = (changes: object) =>
  readDocument(operatorRecords, nobody.id, JSON.stringify({ ...nobody, ...changes }));
const at = '2026-01-01T00:00:00.000Z';
const session = { id: 's', userId: 'u', createdAt: at, updatedAt: at, expiresAt: at };
const grant = {
  family: 'f',
  refresh: 'r',
  previousRefresh: null,
  refreshedAt: 1,
  access: [{ hash: 'a', expiresAt: 2 }],
};
const link = { hash: 'h', kind: 'setup', userId: null, expiresAt: 1 };

test('a row keeps what only better-auth knows of', () => {
  const user = [{ id: 'u', email: 'ada@example.org', name: 'Ada', image: null, emailVerified: true }];
  expect(read({ user }).user).toEqual(user);
});

test('a session may have no tokens yet, and never half of them', () => {
  const sessions = [session, { ...session, grant }];
  expect(read({ session: sessions }).session).toEqual(sessions);
  const { family: _, ...half } = grant;
  for (const wrong of [half, null]) expect(() => read({ session: [{ ...session, grant: wrong }] })).toThrow();
});

test.each([
  ['a user without an address', { user: [{ id: 'u', name: 'Ada' }] }],
  ['a session that lasts for good', { session: [{ ...session, expiresAt: null }] }],
  ['a session that ends at no time', { session: [{ ...session, expiresAt: 'tomorrow' }] }],
  ['codes without a secret', { twoFactor: [{ id: 't', userId: 'u', backupCodes: '' }] }],
  ['a passkey of no device', { passkey: [{ id: 'p', userId: 'u', createdAt: at, backedUp: false }] }],
  ['a link of another kind', { links: [{ ...link, kind: 'admin' }] }],
  ['a code that was taken at no time', { totpSteps: { u: null } }],
  ['a list that is missing', { links: undefined }],
])('operators with %s are refused', (_, changes) => {
  expect(read({ links: [link] }).links).toEqual([link]);
  expect(() => read(changes)).toThrow();
});

test('the stored form of this version has no field for a secret in plain text', () => {
  const fits = (changes: object) => is(operatorRecords.schema, { ...nobody, ...changes });
  const granted = (more: object) => ({ session: [{ ...session, grant: { ...grant, ...more } }] });
  expect([fits({ links: [link] }), fits(granted({}))]).toEqual([true, true]);
  for (const wrong of [{ links: [{ ...link, token: 't' }] }, granted({ token: 't' }), { role: [] }])
    expect(fits(wrong)).toBe(false);
});
