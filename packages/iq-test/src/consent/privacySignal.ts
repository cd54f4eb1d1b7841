/**
 * Returns true if the browser sends Global Privacy Control (`navigator.globalPrivacyControl`). We read the signal as a
 * no to analytics and marketing until the visitor chooses here. It never overrides a choice made on this site, which is
 * more specific than a setting for all sites. A record that doesn't count, of another version or unreadable, leaves the
 * signal in force.
 */
export const browserSendsPrivacySignal = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: unknown } | undefined)?.globalPrivacyControl === true;
