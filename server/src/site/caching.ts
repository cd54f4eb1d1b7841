/** Caching of addresses with a hash or a version: they never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Caching of content that rarely changes and may be a day old. */
export const A_DAY = 'public, max-age=86400';

/** Time that browsers may cache a file of the site. Pages are revalidated each time, by their tag. */
export function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return IMMUTABLE;
  // icons and the manifest, at the top level
  return /^\/[^/]+\.(?:ico|png|svg|webmanifest)$/.test(address) ? A_DAY : 'no-cache';
}
