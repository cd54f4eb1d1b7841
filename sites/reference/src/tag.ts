import { categoriesOfTag, consentOptionsFor, googleTag, readGoogleTag } from '@quotient/iq-test/consent';
import { tellablePath } from './pageViewPath.ts';

export { forgetGoogleCookies } from '@quotient/iq-test/consent';

/** Hides an address with a secret: no tag runs there, and the next page sees the origin only. */
function hideAddress(): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'strict-origin';
  document.head.append(referrer);
}

/** Starts the tag of the installation, which waits for consent; `undefined` for a text that isn't an id. */
export function startTag(text: string) {
  const id = readGoogleTag(text);
  if (!id) return undefined;
  const isTold = tellablePath(location) === location.pathname + location.search;
  if (!isTold) hideAddress();
  const categories = categoriesOfTag(id);
  const { onConsent } = consentOptionsFor(categories, { onConsent: googleTag(isTold ? id : undefined) });
  return { categories, onConsent };
}
