/**
 * Rate of each network of `networksOf`, as a multiple of one address. A home gets a /56 or a /64, so the /56 has
 * little more than an address. A /48 is a company, or 256 homes.
 */
export const networkFactors = [1, 2, 8] as const;

/** The eight groups of an IPv6 address; `undefined` if it isn't one. */
function groupsOf(address: string): number[] | undefined {
  if (!URL.canParse(`http://[${address}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * Networks that a request counts for, smallest first. An IPv4 address is one. An IPv6 address counts for its /64, /56
 * and /48: one connection can send from all addresses of a /64, often of a /56.
 */
export function networksOf(address: string): [string, ...string[]] {
  const groups = address.includes(':') ? groupsOf(address) : undefined;
  if (!groups) return [address];
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const network = (fourth: number, bits: number) =>
    `${[a, b, c, fourth].map((group) => group.toString(16)).join(':')}::/${bits}`;
  return [network(d, 64), network(d & 0xff00, 56), network(0, 48)];
}
