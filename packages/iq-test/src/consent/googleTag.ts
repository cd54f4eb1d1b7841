import { googleTagIdPattern } from '@quotient/contract/googleTagId';
import { type AnalyticsEventName, dataLayer, isAnalyticsEvent } from '../analytics/dataLayer.ts';
import { report } from '../api/report.ts';
import type { ConsentCategoryId, ConsentChoices } from './consentRecord.ts';
import { onlyNecessary } from './createConsent.ts';
import { toGoogleConsent } from './googleConsent.ts';
import { commandsTo, tagFunction } from './googleSignals.ts';

/** Consent that each kind of Google's tags needs: for measuring, for advertising, or for both. */
const uses = {
  G: ['analytics'],
  GT: ['analytics', 'marketing'],
  AW: ['marketing'],
  GTM: ['analytics', 'marketing'],
} as const satisfies Record<string, readonly ConsentCategoryId[]>;
type TagKind = keyof typeof uses;

/** Names one tag of Google's: `G-…` (Analytics), `GT-…` (Google tag), `AW-…` (Ads) or `GTM-…` (Tag Manager). */
export type GoogleTagId = `${TagKind}-${string}`;

/** The id in a text. What is none is said in the console and passed over: then no tag is loaded. */
export function readGoogleTag(text: string | undefined): GoogleTagId | undefined {
  if (text === undefined) return undefined;
  if (googleTagIdPattern.test(text)) return text as GoogleTagId;
  report('google tag', `"${text}" is no id of a tag, like G-ABC1234567; none is loaded`);
  return undefined;
}

const usesOf = (id: GoogleTagId) => uses[id.split('-')[0] as TagKind];

/** The kinds of cookies that a page with this tag uses, or with none. */
export const categoriesOfTag = (id: GoogleTagId | undefined): ConsentCategoryId[] => [
  'necessary',
  ...(id ? usesOf(id) : []),
];

/** Events that show whether advertising works. The others measure the test and need consent to analytics. */
const forMarketing: readonly AnalyticsEventName[] = ['page_view', 'quiz_start'];

/**
 * Name of the data layer that a container reads, on `globalThis`. It reads whatever it finds there, also after a
 * withdrawal, so that it cannot have the page's.
 */
const CONTAINER_LAYER = 'consentedDataLayer';

/**
 * Names of the cookies that Google's tags set here, for measuring and for advertising. Other cookies must not match.
 */
const cookies = { analytics: /^_(?:ga(?:_|$)|gid$|gat)/, marketing: /^_(?:gcl|gac)_/ };

/** Deletes the cookies of Google's tags for what is not granted: at this host and at each domain above it. */
export function forgetGoogleCookies(choices: ConsentChoices): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    const isForgotten = (['analytics', 'marketing'] as const).some(
      (category) => !choices[category] && cookies[category].test(name),
    );
    if (!isForgotten) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    for (const domain of domains) document.cookie = `${name}=;max-age=0;path=/${domain}`;
  }
}

/**
 * Controls Google's tags by Consent Mode v2: all four signals denied at first, then the current ones with each
 * decision. With an id, it loads the tag after consent, never before, and sends it our events of this page: all of them
 * for analytics, `page_view` and `quiz_start` for marketing alone. After a withdrawal it deletes the cookies and sends
 * no more events. A container has a data layer of its own, `consentedDataLayer`. Call it in the browser, once per page,
 * before anything else pushes to the data layer.
 *
 * @example
 * import {
 *   categoriesOfTag,
 *   consentOptionsFor,
 *   CookieConsent,
 *   googleTag,
 *   useConsent,
 * } from '@quotient/iq-test/consent';
 *
 * const categoriesInUse = categoriesOfTag('G-ABC1234567');
 * const options = consentOptionsFor(categoriesInUse, { onConsent: googleTag('G-ABC1234567') });
 * const Consent = () => <CookieConsent consent={useConsent(options)} categoriesInUse={categoriesInUse} />;
 */
export function googleTag(id?: GoogleTagId): (choices: ConsentChoices) => void {
  const gtag = tagFunction();
  const container: unknown[] | undefined = id?.startsWith('GTM') ? [] : undefined;
  const tellContainer = container && commandsTo(() => container);
  function signal(action: 'default' | 'update', choices: ConsentChoices): void {
    gtag('consent', action, toGoogleConsent(choices));
    tellContainer?.('consent', action, toGoogleConsent(choices));
  }
  signal('default', onlyNecessary);
  let isLoaded = false;
  let granted: ConsentCategoryId[] = []; // of what the tag uses

  // a container takes events as they are, the other tags take commands alone
  const repeat = (entry: unknown) => {
    if (granted.length === 0 || !isAnalyticsEvent(entry)) return;
    const { event, ...carried } = entry;
    if (!granted.includes('analytics') && !forMarketing.includes(event)) return;
    if (container) container.push({ ...entry });
    else gtag('event', event, carried);
  };
  function load(tag: GoogleTagId): void {
    isLoaded = true;
    if (container) {
      Object.assign(globalThis, { [CONTAINER_LAYER]: container });
      container.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    } else {
      gtag('js', new Date());
      // our own `page_view` comes with the path that may be told
      gtag('config', tag, { send_page_view: false });
    }
    const layer = dataLayer();
    layer.forEach(repeat);
    const { push } = layer;
    layer.push = (...entries) => {
      const length = push.apply(layer, entries);
      entries.forEach(repeat);
      return length;
    };
    const script = document.createElement('script');
    const address = container ? `gtm.js?id=${tag}&l=${CONTAINER_LAYER}` : `gtag/js?id=${tag}`;
    script.async = true;
    script.src = `https://www.googletagmanager.com/${address}`;
    document.head.append(script);
  }
  return (choices) => {
    signal('update', choices);
    forgetGoogleCookies(choices);
    if (!id) return;
    granted = usesOf(id).filter((category) => choices[category]);
    const isGranted = granted.length > 0;
    Object.assign(globalThis, { [`ga-disable-${id}`]: !isGranted }); // Google's own switch for a tag that is there
    if (isGranted && !isLoaded) load(id);
  };
}
