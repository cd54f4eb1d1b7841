import { BlockList, isIP } from 'node:net';

/**
 * Proxies before the server: their addresses and networks in CIDR notation, or how many there are. A number is good for
 * proxies with a private address only.
 */
export type TrustedProxies = number | readonly string[];

/** The one word in place of a list of networks: this machine, and all private ones. */
const PRIVATE = 'private';
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * An address in its one spelling: without brackets, port and zone, and IPv4 where it is an IPv4 address spelled as IPv6.
 * `undefined` when it isn't one.
 */
export function normalizeAddress(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(plain) !== 6) return isIP(plain) === 0 ? undefined : plain;
  const address = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255]);
  return bytes.join('.');
}

/** Adds an address or a network; `false` where it is neither. */
function add(list: BlockList, text: string): boolean {
  const [, network = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(network) === 0) return false;
  const size = isIP(network) === 6 ? 128 : 32;
  const prefix = Number(bits ?? size);
  // A network of all addresses would trust everybody's word.
  if (prefix < 1 || prefix > size) return false;
  list.addSubnet(network, prefix, familyOf(network));
  return true;
}

/** The proxies that `text` names; `undefined` where it can't be read. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const [only = ''] = entries;
  if (entries.length === 1 && /^\d{1,2}$/.test(only)) return Number(only);
  const networks = entries.flatMap((entry) => (entry === PRIVATE ? privateNetworks : [entry]));
  return networks.every((network) => add(new BlockList(), network)) ? networks : undefined;
}

/** Tells whether an address is one of the trusted proxies, or may be. */
export function createProxyCheck(trustedProxies: TrustedProxies): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of typeof trustedProxies === 'number' ? privateNetworks : trustedProxies)
    add(trusted, network);
  return (text) => {
    const address = normalizeAddress(text);
    return trustedProxies !== 0 && address !== undefined && trusted.check(address, familyOf(address));
  };
}

interface ClientAddressOptions {
  trustedProxies: TrustedProxies;
  /** Told when somebody who isn't a trusted proxy names an address, although there are trusted ones. */
  onIgnored?: () => unknown;
}

/**
 * Tells where a request comes from, in the one spelling of the address. Each proxy appends the address that it was asked
 * from to `X-Forwarded-For`. It is read from its end, as long as the one who has written an entry is trusted; what stands
 * before that, or comes from anybody else, are the caller's own words and count for nothing.
 */
export function createClientAddress({ trustedProxies, onIgnored }: ClientAddressOptions) {
  const hasCount = typeof trustedProxies === 'number';
  const isTrusted = createProxyCheck(trustedProxies);
  const most = hasCount ? trustedProxies : Number.POSITIVE_INFINITY;

  return (socketAddress: string, forwardedFor: string | undefined): string => {
    let address = normalizeAddress(socketAddress) ?? '';
    if (most === 0 || forwardedFor === undefined) return address;
    if (!isTrusted(address)) {
      onIgnored?.();
      return address;
    }
    const hops = forwardedFor.split(',').filter((hop) => hop.trim() !== '');
    for (let passed = 0; passed < most && hops.length > 0; passed += 1) {
      const next = normalizeAddress(hops.pop() ?? '');
      if (next === undefined) break;
      address = next;
      if (!hasCount && !isTrusted(address)) break;
    }
    return address;
  };
}
