import { partnerProblems } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { differences, draftOf, fieldsOf, isSame, problemsOf, problemsOfServer } from './draft.ts';

const draft = { ...draftOf(), key: 'acme', name: ' Acme ', origins: ['https://acme.example', ' '] };

test('what is empty is not sent, and spaces around are no part of it', () => {
  expect(fieldsOf(draft)).toEqual({ name: 'Acme', origins: ['https://acme.example'] });
  expect(fieldsOf({ ...draft, locale: 'de', shuffleOptions: 'no' })).toMatchObject({
    locale: 'de',
    shuffleOptions: false,
  });
});

test('a form is another one where something else would be stored', () => {
  expect(isSame(draft, { ...draft, name: 'Acme', origins: ['https://acme.example'] })).toBe(true);
  expect(isSame(draft, { ...draft, returnUrl: 'https://acme.example/' })).toBe(false);
  expect(differences(draft, { ...draft, name: 'Other', locale: 'de' })).toEqual(['name', 'locale']);
});

test('each field says what is wrong with it', () => {
  expect(problemsOf(draft)).toEqual({});
  expect(
    problemsOf({
      ...draft,
      key: 'Acme!',
      name: ' ',
      origins: ['https://a.example', 'a.example', 'https://a.example', 'https://a.example/x'],
      returnUrl: 'https://b.example/',
    }),
  ).toEqual({
    key: 'key_form',
    name: 'name_missing',
    'origins.1': 'origin_scheme',
    'origins.2': 'origin_twice',
    'origins.3': 'origin_path',
    returnUrl: 'returns_elsewhere',
  });
  expect(problemsOf({ ...draft, origins: [''] })).toEqual({ 'origins.0': 'origin_missing' });
  expect(problemsOf({ ...draft, returnUrl: 'acme.example' })).toEqual({ returnUrl: 'return_form' });
});

test('whatever the server says is told in our own words', () => {
  const odd = 'Invalid type: Expected string but received 5';
  expect(
    problemsOfServer({ key: partnerProblems.key_taken, 'origins.0': odd, name: odd, constructor: odd }),
  ).toEqual({
    key: 'key_taken',
    'origins.0': 'unusable',
    name: 'name_missing',
    constructor: 'unusable',
  });
});
