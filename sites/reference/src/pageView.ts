declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queries whose value opens something: a checkout, a result. */
const SECRET_QUERIES = ['checkout', 'id'];

/** Path and query as they may be told to analytics: what names a shared result or a checkout is left out. */
export function tellablePath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  const hasSecret = SECRET_QUERIES.some((name) => query.has(name));
  for (const name of SECRET_QUERIES) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  return pathname.replace(/^\/r\/.*/, '/r/') + (hasSecret ? rest : search);
}

/** Pushes one `page_view` (Specification §7): path with query string, and the title of the page as it stands. */
export function pushPageView(): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'page_view',
    page_path: tellablePath(location),
    page_title: document.title,
  });
}
