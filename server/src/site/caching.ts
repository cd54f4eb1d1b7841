/** For what has a hash or a version in its address: it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For what is the same for months, and may be old for a day. */
export const A_DAY = 'public, max-age=86400';

/** How long browsers may keep a file of the site without asking. Pages are asked for each time, and answered by their tag. */
export function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return IMMUTABLE;
  // icons and the manifest, which lie at the top
  return /^\/[^/]+\.(?:ico|png|svg|webmanifest)$/.test(address) ? A_DAY : 'no-cache';
}
