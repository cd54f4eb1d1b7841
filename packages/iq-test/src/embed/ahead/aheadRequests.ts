// What a test needs of the server first, asked for while the test's code is still on its way. The script tag's build
// makes a file of its own of this, which arrives long before the others. Everything that runs here must stay small.
import type { StartTestSession } from '@quotient/contract';
import type * as calls from '@quotient/contract/calls';
import type { deviceKeys } from '@quotient/contract/deviceKeys';
import { loadFirstMessages } from '../../i18n/firstMessages.ts';
import { resolveLocale, visitorLocales } from '../../i18n/locale.ts';
import type { Settings } from '../element/attributes.ts';
import { scopeName } from '../element/scopeName.ts';
import { readSettings } from '../element/settings.ts';
import { isSeen, MIDDLE_OF_SCREEN } from './visibility.ts';

/** The same timeout as in `createApiClient`. */
const TIMEOUT_MS = 15_000;

// The contract's own are in files with a library, and the file of what is said to a device comes with more of the test.
const START: typeof calls.startTestSession.path = '/api/test-sessions';
const PARTNER = '/api/partners/' satisfies typeof calls.getPartner.path extends `${infer Before}:key`
  ? Before
  : never;
/** A device that keeps one of these has a test, or has had one. */
const kept = ['session', 'last_session'] satisfies [typeof deviceKeys.running, typeof deviceKeys.last];

/** Answers on their way, by what was asked. Each is taken once. */
const asked = new Map<string, Promise<Response>>();
/** Key of a request without its language: the server chooses the same one as the test's code, which names it later. */
const keyOf = (address: unknown, body: unknown) =>
  typeof body === 'string'
    ? address + JSON.stringify({ ...JSON.parse(body), locale: undefined, fallbackLocale: undefined })
    : `${address}`;

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = fetch(address, { credentials: 'omit', signal, ...init });
  asked.set(keyOf(address, init.body), answer);
  answer.catch(() => {}); // the one who takes it sees the failure
  return answer;
}

/**
 * Returns the early answer to the same address and body, or calls the browser's `fetch`. Asks again if there was no
 * connection.
 */
export const fetchAhead: typeof fetch = async (address, init) => {
  if (asked.size === 0) return fetch(address, init);
  const key = keyOf(address, init?.body);
  const answer = asked.get(key);
  asked.delete(key);
  return (
    (await answer?.catch((error) => {
      if (error.name === 'TimeoutError') throw error;
    })) ?? fetch(address, init)
  );
};

/** The element whose test may be started from here, and whether that has happened. */
let startable: { element: Element; lang: string | null; isStarted: boolean } | undefined;

/**
 * Leaves the start of an element's test to its code, from now on. True where the start is on its way, in the language that
 * the element still asks for: the next call that asks for the same gets its answer.
 */
export function takeStart(element: Element, lang: string | null): boolean {
  const isStarted = startable?.element === element && startable.isStarted;
  const isWanted = startable?.lang === lang;
  startable = undefined;
  if (!isWanted) asked.clear();
  return isStarted && isWanted;
}

/** True where the device remembers a test of this name: it comes back, or the next one is not the first. */
function isKnown(scope: string): boolean {
  try {
    return Object.keys(localStorage).some((key) =>
      kept.some((name) => key.endsWith(`_${name}${scope && `@${scope}`}`)),
    );
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** Starts the test once the visitor has the element in the middle of the screen, unless its code is here before. */
function startWhenSeen(element: Element, url: string, body: StartTestSession): void {
  new IntersectionObserver(
    ([entry], observer) => {
      observer.disconnect();
      if (!entry?.isIntersecting || !isSeen(element) || startable?.element !== element) return;
      startable.isStarted = true;
      // as text, so that a browser does not ask first whether it may: that is a round trip
      void ask(url, { method: 'POST', body: JSON.stringify(body) });
    },
    { rootMargin: MIDDLE_OF_SCREEN },
  ).observe(element);
}

/** Asks for all that this element is going to need. */
async function askFor(element: Element, baseUrl: string, settings: Settings): Promise<void> {
  const { partner, lang, set, time, start, mode, isolation } = settings;
  const isOurs = baseUrl === origin;
  if (partner === null && !isOurs) return; // refused, and nothing is asked
  const wanted = (locale = lang) => {
    const { code, tag } = resolveLocale([locale, ...visitorLocales()]);
    loadFirstMessages(code).catch(() => {}); // the same file is asked for again, and that says what is wrong
    return tag;
  };
  const info = partner !== null && ask(baseUrl + PARTNER + partner);
  const tag = wanted();
  // in a frame its page does this
  if (!import.meta.env.EMBED_FRAME && mode === 'inline' && isolation === 'shadow') {
    if (start !== 'directly' || isKnown(scopeName(element.id, set, baseUrl)))
      import('../landingFile.ts').catch(() => {}); // as above
    else {
      startable = { element, lang, isStarted: false };
      startWhenSeen(element, baseUrl + START, {
        timeFactor: time,
        // a partner's language comes before the visitor's, and the server knows it
        ...(lang === null ? { fallbackLocale: tag } : { locale: tag }),
        set,
        ...(partner !== null && { partner }),
      });
    }
  }
  if (lang === null && info) {
    const { locale } = await (await info).clone().json();
    if (locale) wanted(locale);
  }
}

/**
 * Asks for what the one element of a page needs first. Only where `file`, the address of this code, is one of the script
 * tag's server; and not for several elements: each would have to know which answer is whose.
 */
export function askAhead(file: string, page: ParentNode | undefined): void {
  const [, baseUrl] = /^(.+)\/embed\/v[^/]+\/[^/]+$/.exec(file) ?? [];
  const [element, another] = page?.querySelectorAll('iq-test') ?? [];
  if (!baseUrl || !element || another) return;
  const settings = readSettings(
    (name) => element.getAttribute(name),
    () => {}, // its code says it
  );
  // with words of its own, a page may speak a language that we do not
  if (settings.words === null) askFor(element, baseUrl, settings).catch(() => {});
}

askAhead(import.meta.url, globalThis.document);
