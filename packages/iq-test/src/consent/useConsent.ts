import { useState, useSyncExternalStore } from 'react';
import {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  createConsent,
  undecided,
} from './createConsent.ts';

/**
 * A decision of the component's own, made once; `options` are read at the first render only.
 * @example
 * import { consentOptionsFor, CookieConsent, useConsent } from '@quotient/iq-test/consent';
 *
 * const categoriesInUse = ['necessary', 'analytics'] as const;
 * const consent = useConsent(consentOptionsFor(categoriesInUse));
 * return (
 *   <>
 *     <CookieConsent consent={consent} categoriesInUse={categoriesInUse} privacyHref="/privacy" />
 *     <button onClick={consent.openDialog}>Cookie settings</button>
 *   </>
 * );
 */
export function useConsent(options?: ConsentOptions): Consent {
  const [consent] = useState(() => createConsent(options));
  return consent;
}

/**
 * Returns the current decision at each render. During hydration it is undecided, as on the server.
 * @example
 * import { useConsent, useConsentState } from '@quotient/iq-test/consent';
 *
 * const consent = useConsent();
 * const { record } = useConsentState(consent);
 * return record?.consent.analytics && <p>You have agreed to statistics.</p>;
 */
export const useConsentState = ({
  subscribe,
  getState,
}: Pick<Consent, 'subscribe' | 'getState'>): ConsentState =>
  useSyncExternalStore(subscribe, getState, typeof window === 'undefined' ? getState : () => undecided);
