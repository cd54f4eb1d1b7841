import { expect, test } from 'vitest';
import { foreignOrigin } from '../partners/partners.ts';
import { isKnownHost, isLoopbackHost } from './publicAddress.ts';

test.each(['http://localhost:3000/', 'http://127.0.0.1:8080/x', 'http://[::1]/'])(
  'a server without a public name answers under %s',
  (url) => expect(isKnownHost(url, 'http://localhost:3000')).toBe(true),
);

test.each([
  'http://evil.test/',
  'http://10.0.0.7/',
  'http://localhost.evil.test/',
  'http://127.0.0.1.evil.test/',
])(
  'a server without a public name does not answer under %s; a public one leaves names to its proxy',
  (url) => {
    expect(isKnownHost(url, 'http://localhost:3000')).toBe(false);
    expect(isKnownHost(url, 'https://iq.example.org')).toBe(true);
  },
);

test('a foreign page whose name points at this machine is refused', () => {
  const from = (origin: string) =>
    foreignOrigin(new Request(origin, { headers: { Origin: origin } }), 'http://localhost:3000');
  expect(from('http://evil.test:3000')).toBe('http://evil.test:3000');
  expect(from('http://127.0.0.1:3000')).toBeNull();
});

test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1', '[::1]'])('%s is this machine itself', (host) =>
  expect(isLoopbackHost(host)).toBe(true),
);

test.each(['0.0.0.0', '::', '10.0.0.7', '127.evil.test', '127.0.0.1.evil.test', 'localhost.evil.test'])(
  'others may reach %s',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);
