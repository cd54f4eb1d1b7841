import { browserStorageFor, type ConsentCategoryId, type ConsentChoices } from './consentRecord.ts';
import type { ConsentOptions } from './createConsent.ts';
import { tellGoogle } from './googleConsent.ts';

/** Returns the decision to pass on: a category that isn't in use isn't granted, as we never asked about it. */
export function grantedInUse(
  choices: ConsentChoices,
  categoriesInUse: readonly ConsentCategoryId[],
): ConsentChoices {
  const isGranted = (id: ConsentCategoryId) => choices[id] && categoriesInUse.includes(id);
  return {
    necessary: true,
    analytics: isGranted('analytics'),
    marketing: isGranted('marketing'),
    preferences: isGranted('preferences'),
  };
}

/**
 * Options of a decision for a page that uses these categories: it can grant only these, also after "accept all". A new
 * category leads to a new question, see `browserStorageFor`.
 * @example
 * import { consentOptionsFor, CookieConsent, useConsent } from '@quotient/iq-test/consent';
 *
 * const categoriesInUse = ['necessary', 'analytics'] as const;
 * const consent = useConsent(consentOptionsFor(categoriesInUse, { onConsent: (choices) => console.log(choices) }));
 * return <CookieConsent consent={consent} categoriesInUse={categoriesInUse} privacyHref="/privacy" />;
 */
export const consentOptionsFor = (
  categoriesInUse: readonly ConsentCategoryId[],
  { onConsent = tellGoogle, ...options }: ConsentOptions = {},
): ConsentOptions => ({
  storage: browserStorageFor(categoriesInUse),
  ...options,
  onConsent: (choices) => onConsent(grantedInUse(choices, categoriesInUse)),
});
