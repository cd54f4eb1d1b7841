import type { ConsentPage } from './consentScript.ts';
import { categoriesOfTag, googleTag, readGoogleTag } from './googleTag.ts';

/**
 * Before the script of the consent, for a page with a tag of Google's, which it names: denies all signals at once, loads
 * the tag after consent, and takes the kinds of cookies in use from it.
 */
export function startTag(): void {
  const tag = readGoogleTag((document.currentScript as HTMLElement).dataset.googleTag);
  if (tag)
    (window as ConsentPage).cookieConsent = {
      onConsent: googleTag(tag),
      categoriesInUse: categoriesOfTag(tag),
    };
}
