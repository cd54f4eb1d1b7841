/**
 * Opens another page for good: the back/forward cache would restore this one busy, or with content that isn't meant to
 * be seen.
 */
export function leavePage(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
}
