import { expect, test } from 'vitest';
import { settleAddress } from './settleAddress.ts';

const settled = (address: string) => settleAddress(new URL(`http://x${address}`).pathname);

test.each([
  ['/', '/'],
  ['/iq-faq', '/iq-faq'],
  ['/de/iq-faq/', '/de/iq-faq'],
  ['/index.html', '/'],
  ['/de/index.html', '/de'],
  ['/iq-faq.html', '/iq-faq'],
  ['/iq-faq.html/', '/iq-faq'],
  ['/myindex.html', '/myindex'],
  ['/r//x', '/r/x'],
  ['/indexes', '/indexes'],
  ['/index.html/x', '/index.html/x'],
])('%s is at %s', (address, place) => {
  expect(settled(address)).toBe(place);
});

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/\t/evil.example/',
  '/./\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/evil.example/',
  '/x//evil.example/..//',
])('%j is settled on this site', (address) => {
  const place = settled(address);
  expect(new URL(place, 'https://quotient.test').origin).toBe('https://quotient.test');
  expect(place).toMatch(/^\/(?![/\\])/);
});

test('an address of nothing but slashes takes no time', () => {
  const started = performance.now();
  expect(settleAddress(`/${'/'.repeat(200_000)}x`)).toBe('/x');
  expect(performance.now() - started).toBeLessThan(10_000);
});
