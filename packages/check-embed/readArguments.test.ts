import { expect, test } from 'vitest';
import { readArguments } from './readArguments.ts';
import { Stop } from './stop.ts';

test('the address of a page is enough: half a minute, in the sandbox', () => {
  const { url, timeoutMs, hasSandbox } = readArguments(['https://www.acme.example/test?a=b']);
  expect([url.href, timeoutMs, hasSandbox]).toEqual(['https://www.acme.example/test?a=b', 30_000, true]);
});

test('the time is told in seconds, and the sandbox can be left out', () => {
  const args = readArguments(['--timeout=2.5', 'http://localhost:3001/', '--no-sandbox']);
  expect(args).toMatchObject({ timeoutMs: 2500, hasSandbox: false });
});

test.each([
  [[], /^Name the one page to look at: npm run check-embed -- https:/],
  [['https://a.example', 'https://b.example'], /^Name the one page to look at/],
  [['www.acme.example'], /^"www\.acme\.example" is no address that begins with http/],
  [['file:///etc/hosts'], /is no address that begins with http/],
  [['ftp://partner.example/'], /^"ftp:\/\/partner\.example\/" is no address that begins with http/],
  [['https://a.example', '--timeout=soon'], /^--timeout="soon" is no number of seconds above 0\.$/],
  [['https://a.example', '--timeout=0'], /^--timeout="0" is no number of seconds above 0\.$/],
  [['https://a.example', '--fast'], /^Unknown option '--fast'.* Usage: npm run check-embed/],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(Stop);
  expect(() => readArguments(args)).toThrow(sentence);
});
