import { useModel } from '@preact/signals-react/runtime';
import type { i18n } from 'i18next';
import { forwardRef, useCallback, useEffect } from 'react';
import type { LoadI18nOptions } from '../i18n/fetchI18n.ts';
import { loadConsentI18n } from '../i18n/loadConsentI18n.ts';
import type { IqTestProviderProps } from '../ui/IqTestProvider.tsx';
import { LoadingProvider } from '../ui/LoadingProvider.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import { type Consent, ConsentModel } from './consentModel.ts';
import type { ConsentCategoryId } from './consentRecord.ts';

/** All other attributes, and the ref, go to the outer `<div>`, see `Root`. */
export interface CookieConsentProps
  extends Pick<LoadI18nOptions, 'locale' | 'overrides'>,
    Omit<IqTestProviderProps, 'i18n' | 'children'> {
  /** The decision; read at the first render only. @default a model of its own, kept in `localStorage` */
  consent?: Consent | undefined;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** Words that are already here; `locale` and `overrides` are not read then. @default fetched by `locale` */
  i18n?: i18n | undefined;
}

/**
 * Cookie consent as a whole: banner, preferences and the way back to them. Needs nothing of the test.
 * Where its words cannot be fetched it shows nothing, and nothing is consented to.
 *
 * @example
 * import { CookieConsent } from '@quotient/iq-test/consent';
 * <CookieConsent privacyHref="/privacy" />
 */
export const CookieConsent = forwardRef<HTMLDivElement, CookieConsentProps>(function CookieConsent(
  { consent: given, privacyHref, categoriesInUse, i18n, locale, overrides, ...rest },
  ref,
) {
  // a given one is not ours to end
  const consent = useModel(() => (given ? { ...given, [Symbol.dispose]() {} } : new ConsentModel()));
  const load = useCallback(() => loadConsentI18n({ locale, overrides }), [locale, overrides]);
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => consent.storageChanged(key);
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [consent]);
  return (
    <LoadingProvider {...rest} ref={ref} i18n={i18n} load={load} failure={null}>
      {() => (
        <>
          <ConsentBanner consent={consent} privacyHref={privacyHref} />
          <ConsentSettingsButton consent={consent} />
          <ConsentDialog consent={consent} privacyHref={privacyHref} categoriesInUse={categoriesInUse} />
        </>
      )}
    </LoadingProvider>
  );
});
