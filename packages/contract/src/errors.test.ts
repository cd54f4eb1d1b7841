import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { ApiErrorSchema, apiErrors } from './errors.ts';
import { apiErrorCodes } from './values/errorCodes.ts';

test.each(apiErrorCodes.map((code) => ({ code, ...apiErrors[code] })))(
  '$code is answered with a status of failures and a sentence of its own',
  ({ code, status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    const alike = Object.entries(apiErrors).filter(([, other]) => other.message === message);
    expect(alike.map(([name]) => name)).toEqual([code]);
    expect(parse(ApiErrorSchema, { code, message })).toEqual({ code, message });
  },
);

test('what the specification words for a checkout that cannot be made stays as it is', () => {
  expect(apiErrors.payment_provider_failed.message).toBe('Failed to create checkout session');
});

test('a failure names its fields as texts; a code that nobody knows is no failure of this server', () => {
  const failure = { code: 'invalid_request', message: '…', fields: { 'list.1': 'too long' } };
  expect(parse(ApiErrorSchema, { ...failure, stack: 'secret' })).toEqual(failure);
  expect(is(ApiErrorSchema, { ...failure, fields: { list: ['too long'] } })).toBe(false);
  expect(is(ApiErrorSchema, { ...failure, code: 'teapot' })).toBe(false);
  expect(is(ApiErrorSchema, 'Bad Gateway')).toBe(false);
});
