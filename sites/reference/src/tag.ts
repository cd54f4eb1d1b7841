import { categoriesOfTag, consentOptionsFor, googleTag, readGoogleTag } from '@quotient/iq-test/consent';
import { tellablePath } from './pageViewPath.ts';

export { forgetGoogleCookies } from '@quotient/iq-test/consent';

/** An address with a secret in it is told to nobody: no tag runs there, and the next page sees no more than the origin. */
function hideAddress(): void {
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'strict-origin';
  document.head.append(referrer);
}

/** The tag of the installation, which waits for consent; `undefined` where the text is no id of one. */
export function startTag(text: string) {
  const id = readGoogleTag(text);
  if (!id) return undefined;
  const isTold = tellablePath(location) === location.pathname + location.search;
  if (!isTold) hideAddress();
  const categories = categoriesOfTag(id);
  const { onConsent } = consentOptionsFor(categories, { onConsent: googleTag(isTold ? id : undefined) });
  return { categories, onConsent };
}
