/**
 * Where every Node process of the tests believes to be, whatever the machine says: a zone that is off by three quarters
 * of an hour, and a language that writes numbers and days differently. What a test or the server would take from the
 * machine is wrong on every one, not only on that of somebody far away. Browsers have their own, see `browser.ts`.
 */
export const hostileLocale = { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } as const;
