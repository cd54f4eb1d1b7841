import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { partnerRoutes } from './partners.ts';

const quiz = { version: 1, name: 'Quiz', origins: ['https://quiz.example'] };
const fieldsOf = (body: object) =>
  safeParse(partnerRoutes.changePartner.body, body).issues?.map(({ path }) =>
    path?.map(({ key }) => key).join('.'),
  );

test('a change of a partner names the version that was seen', () => {
  expect(fieldsOf(quiz)).toBeUndefined();
  const { version: _, ...unseen } = quiz;
  expect(fieldsOf(unseen)).toEqual(['version']);
});

test('a key cannot be changed: tests remember it', () => {
  expect(fieldsOf({ ...quiz, key: 'other' })).toEqual(['key']);
});

test('visitors are led back to a page of the partner alone', () => {
  expect(fieldsOf({ ...quiz, returnUrl: 'https://quiz.example/iq' })).toBeUndefined();
  expect(fieldsOf({ ...quiz, returnUrl: 'https://quiz.example.evil.example/iq' })).toEqual(['returnUrl']);
});

test.each(['now', 0, 1_800_000_000_000, null])('a key may end %j', (endsAt) => {
  const { body } = partnerRoutes.endPartnerKey;
  expect(safeParse(body, { version: 1, endsAt }).success).toBe(true);
});

test.each([-1, 1.5, 'later', undefined])('a key cannot end %j', (endsAt) => {
  expect(safeParse(partnerRoutes.endPartnerKey.body, { version: 1, endsAt }).success).toBe(false);
});
