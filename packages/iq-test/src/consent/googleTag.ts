import { googleTagIdPattern } from '@quotient/contract/googleTagId';
import { dataLayer, isAnalyticsEvent } from '../analytics/dataLayer.ts';
import { report } from '../api/report.ts';
import type { ConsentCategoryId, ConsentChoices } from './consentRecord.ts';
import { onlyNecessary } from './createConsent.ts';
import { type TagFunction, toGoogleConsent } from './googleConsent.ts';

/** What each kind of Google's tags needs consent to: measuring, advertising, or both where the operator may join them. */
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

/** The page's own tag function, or one like that of Google's snippet. */
function tagFunction(): TagFunction {
  const page = globalThis as { gtag?: TagFunction };
  page.gtag ??= function () {
    // biome-ignore lint/complexity/noArguments: Google's code knows a command by its being this object, no list
    dataLayer().push(arguments);
  } as TagFunction;
  return page.gtag;
}

/** What Google's tags keep on this origin: for measuring, and for advertising. Nobody else's cookie may match. */
const cookies = { analytics: /^_(?:ga(?:_|$)|gid$|gat)/, marketing: /^_(?:gcl|gac)_/ };

/** Deletes the tags' cookies of what is not granted: at this host and at each domain above it. */
function forgetCookies(choices: ConsentChoices): void {
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
 * Tells Google's tags what they may do, by Consent Mode v2: all four signals denied at once, and with every decision
 * what holds then. With an id, the tag is loaded once it is agreed to, never before; after a withdrawal its cookies are
 * deleted and it is told no event more. For a browser, once a page, before whatever else pushes to the data layer.
 *
 * @example
 * const onConsent = googleTag('G-ABC1234567');
 * const Consent = () => <CookieConsent consent={useConsent({ onConsent })} />;
 */
export function googleTag(id?: GoogleTagId): (choices: ConsentChoices) => void {
  const gtag = tagFunction();
  gtag('consent', 'default', toGoogleConsent(onlyNecessary));
  let isLoaded = false;
  let isGranted = false;

  // Tag Manager reads our events itself; the other tags take commands alone, and are told each event as one.
  const repeat = (entry: unknown) => {
    if (!isGranted || !isAnalyticsEvent(entry)) return;
    const { event, ...carried } = entry;
    gtag('event', event, carried);
  };
  function load(tag: GoogleTagId): void {
    isLoaded = true;
    const layer = dataLayer();
    const isContainer = tag.startsWith('GTM');
    if (isContainer) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    else {
      gtag('js', new Date());
      // our own `page_view` comes with the path that may be told
      gtag('config', tag, { send_page_view: false });
      layer.forEach(repeat);
      const { push } = layer;
      layer.push = (...entries) => {
        const length = push.apply(layer, entries);
        entries.forEach(repeat);
        return length;
      };
    }
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${tag}`;
    document.head.append(script);
  }
  return (choices) => {
    gtag('consent', 'update', toGoogleConsent(choices));
    forgetCookies(choices);
    if (!id) return;
    isGranted = usesOf(id).some((category) => choices[category]);
    Object.assign(globalThis, { [`ga-disable-${id}`]: !isGranted }); // Google's own switch for a tag that is there
    if (isGranted && !isLoaded) load(id);
  };
}
