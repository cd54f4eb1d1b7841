import { is } from 'valibot';
import { expect, test } from 'vitest';
import { operatorRoutes } from './operators.ts';

test.each(['a', 'h-_9'.repeat(10), 'x'.repeat(100)])('%s may name an operator or an invitation', (id) => {
  expect(is(operatorRoutes.withdrawInvitation.params, { id })).toBe(true);
});

test.each(['', 'a b', '../x', 'a%2Fb', 'ü', 'x'.repeat(101)])('%j names nobody', (id) => {
  expect(is(operatorRoutes.removeOperator.params, { id })).toBe(false);
});

test('changes of access require the password', () => {
  for (const { body } of [operatorRoutes.removeOperator, operatorRoutes.invite]) {
    expect([is(body, {}), is(body, { password: '' }), is(body, { password: 'p' })]).toEqual([
      false,
      false,
      true,
    ]);
  }
});
