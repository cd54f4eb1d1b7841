/** Dispatched on the window by links to the cookie settings. */
export const OPEN_COOKIE_SETTINGS = 'quotient:open-cookie-settings';
