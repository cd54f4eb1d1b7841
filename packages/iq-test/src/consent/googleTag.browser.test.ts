import { beforeEach, expect, test, vi } from 'vitest';
import { pushToDataLayer } from '../analytics/dataLayer.ts';
import type { ConsentChoices } from './consentRecord.ts';
import { createConsent } from './createConsent.ts';
import { categoriesOfTag, type GoogleTagId, googleTag, readGoogleTag } from './googleTag.ts';

type Layer = ArrayLike<unknown>[];
const page = globalThis as { dataLayer?: Layer; consentedDataLayer?: Layer; gtag?: unknown };
let inserted: HTMLScriptElement[] = [];

beforeEach(() => {
  inserted = [];
  // the address of Google is noted, and not asked for
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    inserted.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

const choices = (granted: Partial<ConsentChoices> = {}): ConsentChoices => ({
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
  ...granted,
});
const signals = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
});
const denied = signals('denied', 'denied');
/** A data layer, a command as the list of its words. */
const pushed = (layer = page.dataLayer) =>
  (layer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...Array.from(entry)] : entry,
  );
const asked = () => inserted.map(({ src }) => src);

test('all four signals are denied before anything else; without a tag no decision asks for anything', () => {
  const tell = googleTag();
  expect(pushed()).toEqual([['consent', 'default', denied]]);
  tell(choices({ analytics: true, marketing: true, preferences: true }));
  expect(pushed().slice(1)).toEqual([['consent', 'update', signals('granted', 'granted')]]);
  expect(asked()).toEqual([]);
});

const gtagJs = (id: string) => [`https://www.googletagmanager.com/gtag/js?id=${id}`];
const gtmJs = (id: string) => [`https://www.googletagmanager.com/gtm.js?id=${id}&l=consentedDataLayer`];
test.each<[GoogleTagId, Partial<ConsentChoices>, string[]]>([
  ['G-ABC1234567', { preferences: true, marketing: true }, []],
  ['G-ABC1234567', { analytics: true }, gtagJs('G-ABC1234567')],
  ['GT-ABC1234', { preferences: true }, []],
  ['GT-ABC1234', { marketing: true }, gtagJs('GT-ABC1234')],
  ['GT-ABC1234', { analytics: true }, gtagJs('GT-ABC1234')],
  ['AW-123456789', { analytics: true, preferences: true }, []],
  ['AW-123456789', { marketing: true }, gtagJs('AW-123456789')],
  ['GTM-ABC1234', { preferences: true }, []],
  ['GTM-ABC1234', { analytics: true }, gtmJs('GTM-ABC1234')],
  ['GTM-ABC1234', { marketing: true }, gtmJs('GTM-ABC1234')],
])('%s after consent to %o asks for %o, once', (id, granted, scripts) => {
  const tell = googleTag(id);
  tell(choices());
  expect(asked()).toEqual([]);
  tell(choices(granted));
  tell(choices());
  tell(choices(granted));
  expect(asked()).toEqual(scripts);
});

test('a tag is begun after it may: default, update, its own commands, then our events as commands', () => {
  const tell = googleTag('G-ABC1234567');
  pushToDataLayer({ event: 'page_view', page_path: '/', page_title: 'Home' });
  tell(choices({ analytics: true }));
  pushToDataLayer({ event: 'quiz_step', step: 2 });
  page.dataLayer?.push({ event: 'of somebody else' } as never);
  expect(pushed()).toEqual([
    ['consent', 'default', denied],
    { event: 'page_view', page_path: '/', page_title: 'Home' },
    ['consent', 'update', signals('granted', 'denied')],
    ['js', expect.any(Date)],
    ['config', 'G-ABC1234567', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/', page_title: 'Home' }],
    { event: 'quiz_step', step: 2 },
    ['event', 'quiz_step', { step: 2 }],
    { event: 'of somebody else' },
  ]);
});

test('a container has a data layer of its own: signals and our events, and none of them after a withdrawal', () => {
  const tell = googleTag('GTM-ABC1234');
  const view = { event: 'page_view', page_path: '/', page_title: 'Home' } as const;
  pushToDataLayer(view);
  tell(choices({ preferences: true }));
  expect(page.consentedDataLayer).toBeUndefined();
  tell(choices({ analytics: true }));
  pushToDataLayer({ event: 'quiz_step', step: 2 });
  page.dataLayer?.push({ event: 'of somebody else' } as never);
  const told = [
    ['consent', 'default', denied],
    ['consent', 'update', denied],
    ['consent', 'update', signals('granted', 'denied')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    view,
    { event: 'quiz_step', step: 2 },
  ];
  expect(pushed(page.consentedDataLayer)).toEqual(told);
  tell(choices());
  pushToDataLayer({ event: 'quiz_step', step: 3 });
  expect(pushed(page.consentedDataLayer)).toEqual([...told, ['consent', 'update', denied]]);
  tell(choices({ analytics: true }));
  pushToDataLayer({ event: 'quiz_step', step: 4 });
  expect(pushed(page.consentedDataLayer).at(-1)).toEqual({ event: 'quiz_step', step: 4 });
  expect(pushed()).toEqual([
    ['consent', 'default', denied],
    view,
    ['consent', 'update', denied],
    ['consent', 'update', signals('granted', 'denied')],
    { event: 'quiz_step', step: 2 },
    { event: 'of somebody else' },
    ['consent', 'update', denied],
    { event: 'quiz_step', step: 3 },
    ['consent', 'update', signals('granted', 'denied')],
    { event: 'quiz_step', step: 4 },
  ]);
});

test.each<[GoogleTagId, Partial<ConsentChoices>, string[]]>([
  ['AW-123456789', { analytics: true, marketing: true }, ['page_view', 'quiz_start']],
  ['GT-ABC1234', { marketing: true }, ['page_view', 'quiz_start']],
  ['GTM-ABC1234', { marketing: true }, ['page_view', 'quiz_start']],
  ['GT-ABC1234', { analytics: true }, ['page_view', 'quiz_start', 'quiz_step', 'quiz_answered']],
  ['GTM-ABC1234', { analytics: true }, ['page_view', 'quiz_start', 'quiz_step', 'quiz_answered']],
])('%s after consent to %o is told %o', (id, granted, told) => {
  const tell = googleTag(id);
  pushToDataLayer({ event: 'page_view', page_path: '/', page_title: 'Home' });
  tell(choices(granted));
  pushToDataLayer({ event: 'quiz_start', button: 'hero' });
  pushToDataLayer({ event: 'quiz_step', step: 1 });
  pushToDataLayer({ event: 'quiz_answered', step: 1, answer: 'A' });
  const events = page.consentedDataLayer
    ? pushed(page.consentedDataLayer).flatMap((entry) => ('event' in entry ? [entry.event] : []))
    : pushed().flatMap((entry) => (Array.isArray(entry) && entry[0] === 'event' ? [entry[1]] : []));
  expect(events.filter((event) => event !== 'gtm.js')).toEqual(told);
});

const keptCookies = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith('_g'))
    .map((cookie) => cookie.split('=')[0])
    .sort();
/** Sets a cookie as a tag does; with `;max-age=0`, deletes it. */
function setCookie(name: string, rest = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what such tags do
  document.cookie = `${name}=1;path=/${rest}`;
}
test('a withdrawal is told, switches the tag off and deletes its cookies, and no others', () => {
  const tell = googleTag('G-ABC1234567');
  const isOff = () => (globalThis as Record<string, unknown>)['ga-disable-G-ABC1234567'];
  tell(choices({ analytics: true, marketing: true }));
  expect(isOff()).toBe(false);
  const own = ['_gallery', '_gclub', '_gidget'];
  const measuring = ['_ga', '_ga_ABC1234567', '_gat', '_gat_gtag_UA_1', '_gid'];
  for (const name of [...own, ...measuring, '_gac_UA_1', '_gcl_au']) setCookie(name);
  tell(choices({ marketing: true }));
  expect(keptCookies()).toEqual(['_gac_UA_1', '_gallery', '_gcl_au', '_gclub', '_gidget']);
  expect(isOff()).toBe(true);
  const before = pushed().length;
  pushToDataLayer({ event: 'quiz_step', step: 3 });
  expect(pushed().slice(before)).toEqual([{ event: 'quiz_step', step: 3 }]);
  tell(choices());
  expect(pushed().at(-1)).toEqual(['consent', 'update', denied]);
  expect(keptCookies()).toEqual(own);
  for (const name of own) setCookie(name, ';max-age=0');
});

test("a page's own tag function is told in its place", () => {
  const gtag = vi.fn();
  page.gtag = gtag;
  googleTag()(choices({ analytics: true }));
  expect(gtag.mock.calls).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', signals('granted', 'denied')],
  ]);
});

test('S178: where the page has no tag function a decision is stored, and nothing throws', () => {
  const storage = { read: () => null, write: vi.fn() };
  createConsent({ storage }).acceptAll();
  expect(storage.write).toHaveBeenCalledOnce();
  expect(pushed()).toEqual([]);
});

test.each(['G-ABC1234567', 'GT-ABC1234', 'AW-123456789', 'GTM-ABC1234'])('%s is an id', (id) => {
  expect(readGoogleTag(id)).toBe(id);
});

test.each(['', 'G-', 'UA-12345-1', 'G-ABC1234567"', 'G-ABC1234567&x=1', ' GTM-ABC1234', 'g-abc1234567'])(
  '"%s" is no id, which is said, and no tag is loaded',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(readGoogleTag(text)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  },
);

test('the kinds of cookies in use are those of the tag', () => {
  expect(categoriesOfTag(readGoogleTag(undefined))).toEqual(['necessary']);
  expect(categoriesOfTag('G-ABC1234567')).toEqual(['necessary', 'analytics']);
  expect(categoriesOfTag('AW-123456789')).toEqual(['necessary', 'marketing']);
  expect(categoriesOfTag('GT-ABC1234')).toEqual(['necessary', 'analytics', 'marketing']);
  expect(categoriesOfTag('GTM-ABC1234')).toEqual(['necessary', 'analytics', 'marketing']);
});
