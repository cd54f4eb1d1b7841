// `@quotient/iq-test/consent`: cookie consent, without the test.

export { ConsentBanner, type ConsentBannerProps } from './consent/ConsentBanner.tsx';
export { ConsentDialog, type ConsentDialogProps } from './consent/ConsentDialog.tsx';
export { ConsentSettingsButton, type ConsentSettingsButtonProps } from './consent/ConsentSettingsButton.tsx';
export { CookieConsent, type CookieConsentProps } from './consent/CookieConsent.tsx';
export { type ConsentCategory, consentCategories } from './consent/consentCategories.ts';
export { type Consent, ConsentModel, type ConsentOptions } from './consent/consentModel.ts';
export {
  browserConsentStorage,
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
export { type GoogleConsent, tellGoogle, toGoogleConsent } from './consent/googleConsent.ts';
export { loadConsentMessages } from './i18n/consentMessages.ts';
export { createI18n, type I18nOptions } from './i18n/createI18n.ts';
export type { LoadI18nOptions } from './i18n/fetchI18n.ts';
export { loadConsentI18n } from './i18n/loadConsentI18n.ts';
export type { ConsentMessages, MessageOverrides } from './i18n/messages.ts';
export { IqTestProvider, type IqTestProviderProps } from './ui/IqTestProvider.tsx';
