import { expect, test } from 'vitest';
import { limitKey } from './clientAddress.ts';

test.each<[socket: string, forwarded: string | undefined, proxies: number, key: string]>([
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['', undefined, 0, ''],
  // the caller's own words
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['10.0.0.1', '[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
])('%s with X-Forwarded-For %s behind %d proxies counts as %s', (socket, forwarded, proxies, key) =>
  expect(limitKey(socket, forwarded, proxies)).toBe(key),
);
