import { expect, test } from 'vitest';
import { englishT } from '../i18n/english.fixture.ts';
import { ApiError, visitorMessage } from './ApiError.ts';

test('a known code has the words of the locale, whatever the server wrote', () => {
  expect(visitorMessage(new ApiError('mail_failed', 502, 'For developers.'), englishT)).toBe(
    'The email could not be sent. Please try again later.',
  );
});

test("a code that only a newer server knows has the server's words", () => {
  const error = new ApiError('code_of_a_newer_server', 409, 'Words of a newer server.');
  expect(visitorMessage(error, englishT)).toBe('Words of a newer server.');
});

test('an answer that is not of our server has no words', () => {
  expect(visitorMessage(new ApiError('unknown', 502), englishT)).toBeUndefined();
});
