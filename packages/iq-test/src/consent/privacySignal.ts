/**
 * Whether the browser sends Global Privacy Control (`navigator.globalPrivacyControl`). How we read it: the signal is a no
 * to analytics and marketing that holds until the visitor chooses here. It decides nothing that a visitor has decided: a
 * choice made on this site is more specific than a setting for all sites, so it counts whether it was made before the
 * signal or after it, and it is never taken back by the signal. A record that does not count, of another version or
 * unreadable, leaves the signal alone.
 */
export const browserSendsPrivacySignal = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: unknown } | undefined)?.globalPrivacyControl === true;
