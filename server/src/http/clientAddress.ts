import { BlockList, isIP } from 'node:net';

/**
 * Proxies before the server: their addresses and networks in CIDR notation, or their number. A number trusts only
 * proxies with a private address.
 */
export type TrustedProxies = number | readonly string[];

/** Word for this machine and all private networks, in place of a list. */
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
 * Normalizes an address: no brackets, port or zone, and IPv4 for an IPv4 address written as IPv6. Returns `undefined`
 * for anything else.
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

/** Adds an address or a network; returns `false` for anything else. */
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

/** Reads the proxies of `text`; `undefined` if it is invalid. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const [only = ''] = entries;
  if (entries.length === 1 && /^\d{1,2}$/.test(only)) return Number(only);
  const networks = entries.flatMap((entry) => (entry === PRIVATE ? privateNetworks : [entry]));
  return networks.every((network) => add(new BlockList(), network)) ? networks : undefined;
}

/** Makes a function that returns true if an address may be a trusted proxy. */
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
  /** Called when an untrusted sender names an address although there are trusted proxies. */
  onIgnored?: () => unknown;
}

/**
 * Makes a function that returns the normalized address of a client. Each proxy appends the address of its client to
 * `X-Forwarded-For`. The header is read from its end while the writers of entries are trusted; earlier entries are
 * the caller's own words and ignored.
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
