import { expect, test } from 'vitest';
import { inEnglish } from '../i18n/english.fixture.ts';
import { ApiError, isOffline, visitorMessage } from './ApiError.ts';

test('a known code has the words of the locale, whatever the server wrote', () => {
  const message = visitorMessage(
    new ApiError('payment_provider_failed', 502, 'For developers.'),
    'errors.internal',
  );
  expect(inEnglish(message)).toBe('Failed to create checkout session');
});

test("a code that only a newer server knows has the server's words", () => {
  const error = new ApiError('code_of_a_newer_server', 409, 'Words of a newer server.');
  expect(inEnglish(visitorMessage(error, 'errors.internal'))).toBe('Words of a newer server.');
});

test.each([new ApiError('unknown', 502), new TypeError('a fault of ours')])(
  'what has no words of its own is told by others (%s)',
  (error) => {
    expect(visitorMessage(error, 'payment.errorCreate')).toBe('payment.errorCreate');
  },
);

test('a token removed by a proxy loses neither the test nor its answers', () => {
  expect(new ApiError('missing_token', 401).isTransient).toBe(true);
});

test.each([
  [new ApiError('network', 0), true],
  [new ApiError('timeout', 0), true],
  [new ApiError('foreign_answer', 0), false],
  [new ApiError('too_many_requests', 429), false],
  [new ApiError('unknown', 503), false],
  [new TypeError('a fault of ours'), false],
])('offline is where no answer came (%s)', (error, expected) => {
  expect(isOffline(error)).toBe(expected);
});
