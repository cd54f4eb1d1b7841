// Drawn in 20 units by `icons.tsx`; apart from it for what is drawn without React.

/** A cross. */
export const CLOSE_PATH = 'M5 5l10 10M15 5L5 15';
/** A cookie with a bite taken out. */
export const COOKIE_PATH =
  'M10.4 2.8a7.2 7.2 0 1 0 6.8 6.9 2.6 2.6 0 0 1-3.2-2.5 2.6 2.6 0 0 1-2.6-3.2 2.4 2.4 0 0 1-1-1.2zM7.4 8.2v.1M8.6 13v.1M12.6 11.4v.1';
