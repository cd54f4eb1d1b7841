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

/** What `useConsentState` follows. */
export interface Followed extends Pick<Consent, 'subscribe' | 'getState'> {
  /** What a page that came from a server begins with in the browser, where it is not undecided. */
  getServerState?: (() => ConsentState) | undefined;
}

/**
 * Where a decision stands, at each render. While a page that came from a server is taken over: undecided, as there.
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
  getServerState = typeof window === 'undefined' ? getState : () => undecided,
}: Followed): ConsentState => useSyncExternalStore(subscribe, getState, getServerState);

const neverChanges = () => () => {};

/** A decision that a page keeps by itself, in the form of one that is kept here. Another one for each render. */
export function pagesOwn<T extends object>(state: Partial<ConsentState>, calls: T): T & Followed {
  const whole = { ...undecided, ...state };
  const getState = () => whole;
  return { ...calls, subscribe: neverChanges, getState, getServerState: getState };
}
