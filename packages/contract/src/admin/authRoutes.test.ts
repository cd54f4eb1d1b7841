import { type GenericSchema, getDotPath, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { authRoutes } from './authRoutes.ts';

const faults = (schema: GenericSchema, body: unknown) =>
  (safeParse(schema, body).issues ?? []).map((issue) => getDotPath(issue));
const token = 't'.repeat(43);
const setUp = { token, email: 'ada@example.org', name: 'Ada', password: 'p'.repeat(15) };

test('an address is compared in small letters, and who types spaces around it or a name gets in all the same', () => {
  const { body } = authRoutes.setUp;
  expect(parse(body, { ...setUp, email: ' Ada@Example.ORG ', name: ' Ada ' })).toEqual(setUp);
  expect(parse(body, { ...setUp, email: 'Ops@B\u00dccher.example' })).toMatchObject({
    email: 'ops@xn--bcher-kva.example',
  });
  expect(parse(authRoutes.login.body, { email: 'ADA@example.org', password: ' p ' })).toEqual({
    email: 'ada@example.org',
    password: ' p ',
  });
});

test.each([
  [{ password: 'p'.repeat(14) }, 'password'],
  [{ password: 'p'.repeat(129) }, 'password'],
  [{ name: '  ' }, 'name'],
  [{ name: 'A'.repeat(101) }, 'name'],
  [{ email: 'ada' }, 'email'],
  [{ token: `${token}=` }, 'token'],
])('nobody is set up with %j', (changes, field) => {
  expect(faults(authRoutes.setUp.body, { ...setUp, ...changes })).toEqual([field]);
});

test('a password that exists may be short, a new one may not; how long it has to be is said', () => {
  const { body } = authRoutes.changePassword;
  expect(faults(body, { password: 'p', newPassword: 'p'.repeat(128) })).toEqual([]);
  expect(safeParse(body, { password: 'p', newPassword: 'short' }).issues?.[0]?.message).toBe(
    'must have at least 15 characters',
  );
  expect(faults(body, { password: '', newPassword: 'p'.repeat(15) })).toEqual(['password']);
});

test('a code of an app has six digits, a code for signing in may be a backup code', () => {
  const { body } = authRoutes.loginCode;
  for (const code of [' 123456 ', 'abcde-fghij']) expect(faults(body, { challenge: 'c', code })).toEqual([]);
  for (const code of ['12345', 'x'.repeat(21)])
    expect(faults(body, { challenge: 'c', code })).toEqual(['code']);
  for (const code of ['12345', '1234567', '١٢٣٤٥٦', ' 123456'])
    expect(faults(authRoutes.confirmTotp.body, { code }), code).toEqual(['code']);
  for (const challenge of ['', 'a b', 'c'.repeat(401)])
    expect(faults(body, { challenge, code: '123456' })).toEqual(['challenge']);
});

test('a page that says nothing of it is touched by somebody', () => {
  expect(parse(authRoutes.refresh.body, {})).toEqual({ isActive: true });
  expect(parse(authRoutes.refresh.body, { isActive: false })).toEqual({ isActive: false });
});
