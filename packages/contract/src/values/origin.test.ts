import { expect, test } from 'vitest';
import { isOpenToAll, meantOrigin, originProblem } from './origin.ts';

test.each([
  'https://www.example.org',
  'http://localhost:8080',
  'https://xn--mnchen-3ya.example',
  'https://a_b.example',
])('%s is an origin as browsers send it', (text) => {
  expect(originProblem(text)).toBeUndefined();
  expect(meantOrigin(text)).toBe(text);
});

test.each([
  ['', 'origin_missing', undefined],
  ['https://*.example.org', 'origin_wildcard', undefined],
  ['*', 'origin_wildcard', undefined],
  ['www.example.org', 'origin_scheme', 'https://www.example.org'],
  ['ftp://www.example.org', 'origin_scheme', undefined],
  ['https://münchen.example', 'origin_spelling', 'https://xn--mnchen-3ya.example'],
  [' https://www.example.org', 'origin_scheme', 'https://www.example.org'],
  ['https://ann:secret@www.example.org', 'origin_login', 'https://www.example.org'],
  ['https://www.example.org/', 'origin_slash', 'https://www.example.org'],
  ['https://www.example.org/quiz?x=1', 'origin_path', 'https://www.example.org'],
  ['https://WWW.example.org', 'origin_case', 'https://www.example.org'],
  ['https://www.example.org:443', 'origin_port', 'https://www.example.org'],
  ['https://a;b', 'origin_host', undefined],
  ['https://[::1]:80', 'origin_host', undefined],
])('%j is refused as %s, and %s was meant', (text, problem, meant) => {
  expect(originProblem(text)).toBe(problem);
  expect(meantOrigin(text)).toBe(meant);
});

test.each([
  ['http://www.example.org', true],
  ['http://localhost.example.org', true],
  ['http://localhost:3001', false],
  ['http://127.0.0.1', false],
  ['https://www.example.org', false],
])('whether anybody on the way can change pages of %s: %s', (origin, isOpen) => {
  expect(isOpenToAll(origin)).toBe(isOpen);
});
