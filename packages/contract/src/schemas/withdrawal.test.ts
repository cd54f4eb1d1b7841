import { getDotPath, is, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { DeclareWithdrawalSchema, WithdrawalIdSchema } from './withdrawal.ts';

const declaration = {
  name: 'Ann Example',
  contract: 'Q-2026-ABCDEFG',
  email: 'ann@example.org',
  locale: 'de',
};
const faults = (changes: object) =>
  (safeParse(DeclareWithdrawalSchema, { ...declaration, ...changes }).issues ?? []).map((issue) =>
    getDotPath(issue),
  );

test('a declaration asks for a name, the contract and an email address, and for no reason', () => {
  expect(faults({})).toEqual([]);
  const { id: _id, ...asked } = DeclareWithdrawalSchema.entries;
  expect(Object.keys(asked)).toEqual(['name', 'contract', 'email', 'locale']);
  expect(faults({ reason: 'too long' })).toEqual(['reason']);
  const { locale: _, ...withoutLocale } = declaration;
  expect(is(DeclareWithdrawalSchema, withoutLocale)).toBe(true);
});

test.each(['the test of yesterday evening', 'Q 2026 abcdefg', '测试', 'x'])(
  'the contract can be %j',
  (contract) => {
    expect(faults({ contract })).toEqual([]);
  },
);

test.each([
  ['name', ''],
  ['name', ' \t\u00a0'],
  ['name', 'a'.repeat(201)],
  ['contract', '\r\n'],
  ['contract', 'a'.repeat(501)],
  ['contract', 7],
  ['email', 'ann'],
  ['locale', 'de_CH'],
])('%s cannot be %j', (field, value) => {
  expect(faults({ [field]: value })).toContain(field);
});

test('line breaks and other control characters become single spaces', () => {
  const read = parse(DeclareWithdrawalSchema, { ...declaration, name: ' Ann\r\nBcc: x\u2028\u0000y  z ' });
  expect(read.name).toBe('Ann Bcc: x y z');
});

test.each(['1767225600000-abcdefghijklmnopqrstuvwx'])('%s is the id of a declaration', (id) => {
  expect(is(WithdrawalIdSchema, id)).toBe(true);
});

test.each(['terms', '1', '1767225600000-short', '../1767225600000-abcdefghijklmnopqrstuvwx'])(
  "%s isn't the id of a declaration",
  (id) => expect(is(WithdrawalIdSchema, id)).toBe(false),
);
