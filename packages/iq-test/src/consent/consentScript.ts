import { report } from '../api/report.ts';
import { browserStorageFor, type ConsentCategoryId, consentCategoryIds } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';
import { type Consent, createConsent } from './createConsent.ts';
import { tellGoogle } from './googleConsent.ts';
import { categoriesOfTag, googleTag, readGoogleTag } from './googleTag.ts';
import { mountConsent } from './mountConsent.ts';

/** `data-categories-in-use="necessary analytics"`; what is no kind of cookies is said and passed over. */
function readCategories(text: string | undefined): ConsentCategoryId[] | undefined {
  const isKnown = (name: string): name is ConsentCategoryId =>
    (consentCategoryIds as readonly string[]).includes(name);
  const names = text?.split(/[\s,]+/).filter(Boolean);
  const unknown = names?.filter((name) => !isKnown(name)) ?? [];
  if (unknown.length > 0) report('data-categories-in-use', `no kind of cookies: ${unknown.join(', ')}`);
  return names?.filter(isKnown);
}

/**
 * What the script does for a page without a framework: shows the cookie consent, tells `gtag` and the page (the event
 * `cookie-consent` of the document, with the choices as its detail), and leaves the decision as `window.cookieConsent`.
 * With `data-google-tag` it loads that tag after consent; the kinds of cookies in use are then those of the tag, unless
 * the page names them.
 */
export function startConsent(words: ConsentWords): void {
  const { dataset } = (document.currentScript as HTMLScriptElement | null) ?? {};
  const tag = readGoogleTag(dataset?.googleTag);
  const tell = tag ? googleTag(tag) : tellGoogle;
  const categoriesInUse = readCategories(dataset?.categoriesInUse) ?? (tag && categoriesOfTag(tag));
  const consent = createConsent({
    ...(categoriesInUse && { storage: browserStorageFor(categoriesInUse) }),
    onConsent(choices) {
      tell(choices);
      document.dispatchEvent(new CustomEvent('cookie-consent', { detail: choices }));
    },
  });
  (window as { cookieConsent?: Consent }).cookieConsent = consent;
  const show = () => mountConsent({ consent, words, privacyHref: dataset?.privacyHref, categoriesInUse });
  // in the head of a page there is no body yet
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
}
