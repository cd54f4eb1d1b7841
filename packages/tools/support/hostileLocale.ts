/**
 * Time zone and language of every Node process in the tests: a zone with three quarters of an hour, and a language
 * with other numbers and dates. So a dependency on the machine's settings fails everywhere, not only far away.
 * Browsers have their own, see `browser.ts`.
 */
export const hostileLocale = { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } as const;
