import { isIP } from 'node:net';

/** An address without brackets, port, zone and the IPv6 spelling of an IPv4 one; `undefined` when it is none. */
function bare(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/** The first half of an IPv6 address: one connection gets at least a /64, so it can send from 2^64 addresses. */
function network(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const filled = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return `${filled.slice(0, 4).join(':')}::/64`;
}

/**
 * What requests are counted by: the IPv4 address, or the /64 of an IPv6 one.
 * `trustedProxies` stand before the server; each appends the address that it was asked from to `X-Forwarded-For`.
 * Entries before theirs are the caller's own words and count for nothing.
 */
export function limitKey(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 && forwardedFor ? forwardedFor.split(',') : [];
  const named = hops.at(-Math.min(trustedProxies, hops.length));
  const address = (named && bare(named)) ?? bare(socketAddress) ?? '';
  return address.includes(':') ? network(address) : address;
}
