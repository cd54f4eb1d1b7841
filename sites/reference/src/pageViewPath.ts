/** Queries whose value opens or names something of one person: a checkout, a result, a certificate, an order. */
const SECRET_QUERIES = ['checkout', 'id', 'code', 'contract'];

/** Pages below which an address opens one result or one certificate, in whatever language. */
const SECRET_PATHS = /^((?:\/[a-z]{2})?\/(?:r|verify)\/).*/;

/** Path and query as they may be told to analytics: what names a result, a certificate or a checkout is left out. */
export function tellablePath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  const hasSecret = SECRET_QUERIES.some((name) => query.has(name));
  for (const name of SECRET_QUERIES) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return pathname.replace(SECRET_PATHS, '$1') + (hasSecret ? rest : search);
}
