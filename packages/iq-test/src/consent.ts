// `@quotient/iq-test/consent`: cookie consent, without the test.

export { type AttachConsentOptions, attachConsent } from './consent/attachConsent.ts';
export { CookieConsent, type CookieConsentProps } from './consent/CookieConsent.tsx';
export { consentOptionsFor } from './consent/categoriesInUse.ts';
export { type ConsentCategory, consentCategories } from './consent/consentCategories.ts';
export { consentDialog, type OpenDialog } from './consent/consentDialog.ts';
export { type ConsentView, consentMarkup } from './consent/consentMarkup.ts';
export {
  browserConsentStorage,
  browserStorageFor,
  CONSENT_ASKED_KEY,
  CONSENT_STORAGE_KEY,
  CONSENT_VERSION,
  type ConsentCategoryId,
  type ConsentChoices,
  type ConsentRecord,
  type ConsentStorage,
  consentCategoryIds,
  parseConsentRecord,
  readConsent,
} from './consent/consentRecord.ts';
export { type ConsentWords, type ConsentWordsOptions, loadConsentWords } from './consent/consentWords.ts';
export {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  createConsent,
} from './consent/createConsent.ts';
export { type GoogleConsent, tellGoogle, toGoogleConsent } from './consent/googleConsent.ts';
export { googleSignals } from './consent/googleSignals.ts';
export {
  categoriesOfTag,
  forgetGoogleCookies,
  type GoogleTagId,
  googleTag,
  readGoogleTag,
} from './consent/googleTag.ts';
export { type MountConsentOptions, mountConsent } from './consent/mountConsent.ts';
export { useConsent, useConsentState } from './consent/useConsent.ts';
export { loadConsentMessages } from './i18n/consentMessages.ts';
export type { ConsentMessages } from './i18n/messages.ts';
export { Root, type RootProps } from './theme/Root.tsx';
