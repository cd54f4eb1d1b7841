/**
 * Normalizes an address: no slash at its end, no two in a row, and no `index.html` or `.html`. It begins with one
 * slash, so that a redirect to it never leaves the site. `pathname` is that of a parsed URL.
 */
export function settleAddress(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  );
}
