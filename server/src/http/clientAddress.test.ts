import { expect, test } from 'vitest';
import { createClientAddress, readTrustedProxies } from './clientAddress.ts';

const PEER = '10.0.0.1';
const EDGE = '203.0.113.0/24';

/** Client address by peer, header and `TRUSTED_PROXIES`. */
function addressBy(proxies: string, peer: string, forwarded?: string): string {
  const trustedProxies = readTrustedProxies(proxies);
  if (trustedProxies === undefined) throw new Error(`${proxies} can't be read`);
  return createClientAddress({ trustedProxies })(peer, forwarded);
}

test.each<[proxies: string, peer: string, forwarded: string | undefined, address: string]>([
  ['0', '203.0.113.7', undefined, '203.0.113.7'],
  ['0', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['0', '::ffff:cb00:7107', undefined, '203.0.113.7'],
  ['0', '2001:DB8:0:0::0009', undefined, '2001:db8::9'],
  ['0', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['0', '', undefined, ''],
  // the caller's own words
  ['0', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['0', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['1', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['1', '2001:db8::7', '198.51.100.1', '2001:db8::7'],
  ['1', '', '198.51.100.1', ''],
  ['private', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [EDGE, PEER, '198.51.100.1', PEER],
  // a number of private proxies
  ['1', PEER, '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['1', '::1', '198.51.100.1', '198.51.100.1'],
  ['1', '::ffff:172.18.0.3', '198.51.100.1', '198.51.100.1'],
  ['1', '::ffff:ac12:3', '198.51.100.1', '198.51.100.1'],
  ['1', '100.64.3.4', '198.51.100.1', '198.51.100.1'],
  ['1', 'fd12::1', '198.51.100.1', '198.51.100.1'],
  ['1', 'fe80::1%eth0', '198.51.100.1', '198.51.100.1'],
  ['2', PEER, '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['2', PEER, '198.51.100.1', '198.51.100.1'],
  ['1', PEER, undefined, PEER],
  // a list: while the sender is trusted
  [`127.0.0.1, ${EDGE}`, '127.0.0.1', '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [`127.0.0.1,${EDGE}`, '127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  [`private,${EDGE}`, PEER, '6.6.6.6, 198.51.100.1, 203.0.113.9, 192.168.1.1', '198.51.100.1'],
  ['private', PEER, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['private', PEER, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['10.0.0.1', PEER, '198.51.100.1', '198.51.100.1'],
  ['10.0.0.2', PEER, '198.51.100.1', PEER],
  ['10.0.0.1/32', PEER, '198.51.100.1', '198.51.100.1'],
  ['2001:db8:ffff::/48', '2001:db8:ffff:1::5', '2001:db8:1:2::9', '2001:db8:1:2::9'],
  ['2001:db8:ffff::/48', '2001:db8:fffe:1::5', '2001:db8:1:2::9', '2001:db8:fffe:1::5'],
  // forms of an entry
  ['1', PEER, '198.51.100.1:4711', '198.51.100.1'],
  ['1', PEER, '[2001:db8:1:2::9]:443', '2001:db8:1:2::9'],
  ['1', PEER, '[2001:db8:1:2::9]', '2001:db8:1:2::9'],
  ['1', PEER, '  2001:DB8:1:2:0::9  ', '2001:db8:1:2::9'],
  ['1', PEER, '::ffff:198.51.100.1', '198.51.100.1'],
  ['1', PEER, '198.51.100.1,', '198.51.100.1'],
  ['1', PEER, ', ,198.51.100.1, ,', '198.51.100.1'],
  ['1', PEER, '', PEER],
  ['1', PEER, ',,,', PEER],
  // an entry that isn't an address: those before it are ignored
  ['1', PEER, 'unknown', PEER],
  ['1', PEER, '198.51.100.1, unknown', PEER],
  ['2', PEER, '198.51.100.1, unknown', PEER],
  ['private', PEER, '6.6.6.6, _hidden, 10.0.0.2', '10.0.0.2'],
  ['private', PEER, '300.1.1.1', PEER],
  ['private', PEER, '010.0.0.1', PEER],
  ['private', PEER, '[10.0.0.1', PEER],
  ['private', PEER, '1'.repeat(16_000), PEER],
  ['private', PEER, `6.6.6.6, 198.51.100.1${', 10.0.0.2'.repeat(1500)}`, '198.51.100.1'],
])('TRUSTED_PROXIES=%s, asked from %s with X-Forwarded-For %.60s: %s', (proxies, peer, forwarded, address) =>
  expect(addressBy(proxies, peer, forwarded)).toBe(address),
);

test.each([
  '',
  'yes',
  '-1',
  '1.5',
  '1,2',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::/0',
  'proxy.example',
  '10.0.0.1:80',
  '2001:db8::/129',
  '10.0.0.1,,10.0.0.2',
  '100',
])('TRUSTED_PROXIES=%s can not be read', (text) => expect(readTrustedProxies(text)).toBeUndefined());

test('it is logged when an untrusted sender names an address', () => {
  const told: string[] = [];
  const addressOf = createClientAddress({ trustedProxies: 1, onIgnored: () => told.push('told') });
  addressOf(PEER, '198.51.100.1');
  addressOf('203.0.113.7', undefined);
  expect(told).toEqual([]);
  addressOf('203.0.113.7', '198.51.100.1');
  expect(told).toEqual(['told']);
});
